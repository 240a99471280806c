import Foundation
import Glibc
import PennySite
import Testing

@testable import PennyPreview

/// Every kind of file change gives a hint.
@Suite struct SiteWatcherTests {
    /// The kinds of changes to a site.
    static let ways: [(String, @Sendable (PreviewSite) throws -> Void)] = [
        ("writing over a file", { try $0.write("x", to: "pages/index.md") }),
        ("a new file", { try $0.write("x", to: "pages/new.md") }),
        ("a file that goes", { try $0.remove("pages/index.md") }),
        (
            "saving by a new name",
            {
                try $0.write("x", to: "pages/.index.tmp")
                try $0.rename("pages/.index.tmp", to: "pages/index.md")
            }
        ),
        ("another name", { try $0.rename("pages/index.md", to: "pages/other.md") }),
        ("site.yaml", { try $0.write("title: T\n", to: "site.yaml") }),
        ("a new folder with a file", { try $0.write("x", to: "lessons/01-new.md") }),
        ("a file in a folder of assets", { try $0.write("x", to: "assets/one/two/three.txt") }),
        ("a folder that goes", { try $0.remove("assets") }),
        ("a touched time", { utimes($0.path("site.yaml"), nil) }),
    ]

    private func expectHint(_ watcher: SiteWatcher, _ what: String) throws {
        let descriptor = try #require(watcher.descriptor)
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&request, 1, 10_000) == 1, "\(what)")
        #expect(watcher.drainHints(), "\(what)")
    }

    private func settle(_ watcher: SiteWatcher) {
        repeat { usleep(20_000) } while watcher.drainHints()
    }

    @Test(arguments: ways.indices)
    func `a change gives a hint`(_ number: Int) throws {
        let (name, change) = Self.ways[number]
        let site = try PreviewSite()
        let watcher = SiteWatcher(PreviewSession(site.options))
        #expect(watcher.isComplete && watcher.patience == nil)
        settle(watcher)
        try change(site)
        try expectHint(watcher, name)
    }

    @Test func `what is in a new folder is watched, and in one that took another's place`() throws {
        let site = try PreviewSite()
        let watcher = SiteWatcher(PreviewSession(site.options))
        try site.write("x", to: "assets/new/deep/a.txt")
        try expectHint(watcher, "the folder")
        settle(watcher)
        try site.write("y", to: "assets/new/deep/a.txt")
        try expectHint(watcher, "a file in it")
        try site.rename("assets/new", to: "assets/other")
        try site.write("x", to: "assets/new/deep/a.txt")
        settle(watcher)
        try site.write("y", to: "assets/new/deep/a.txt")
        try expectHint(watcher, "a file in the other")
    }

    @Test(arguments: ways.indices)
    func `without hints the files report that they have changed`(_ number: Int) throws {
        let (name, change) = Self.ways[number]
        let site = try PreviewSite()
        let watcher = SiteWatcher(PreviewSession(site.options), polls: true)
        #expect(watcher.descriptor == nil && watcher.patience != nil)
        #expect(!watcher.check(), "\(name)")
        try change(site)
        #expect(watcher.check(), "\(name)")
        #expect(!watcher.check(), "\(name)")
    }

    @Test func `what is no part of the site gives no hint`() throws {
        let site = try PreviewSite()
        let watcher = SiteWatcher(PreviewSession(site.options))
        settle(watcher)
        try site.write("x", to: "log.txt")
        try site.write("x", to: "pages/.index.md.swp")
        try site.write("x", to: "public/index.html")
        usleep(20_000)
        #expect(!watcher.drainHints())
        try site.write("x", to: "report.yaml")
        try expectHint(watcher, "report.yaml")
    }

    @Test func `what a build writes is no change`() throws {
        let site = try PreviewSite()
        let watcher = SiteWatcher(PreviewSession(site.options), polls: true)
        try site.write("x", to: "public/index.html")
        _ = watcher.check()
        try site.write("y", to: "public/index.html")
        #expect(!watcher.check())
    }
}
