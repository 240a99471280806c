import PennyMessages
import Testing

@testable import penny_messages

/// The Swift that scripts/messages makes.
@Suite struct WordsMakerTests {
    static func made(_ messages: String, area: String = "goal") throws -> [(String, String)] {
        let text = "language: en\narea: \(area)\n" + messages
        return try WordsMaker.sources(
            of: [("messages/en/\(area).mf2", Array(text.utf8))], calculators: ["goal"]
        ).flatMap(\.files)
    }

    /// The lines below the head of the only file.
    static func body(_ messages: String) throws -> String {
        let text = try #require(try made(messages).first?.1)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropFirst(5).dropLast(2).joined(separator: "\n")
    }

    @Test func `an area is a type with a name for each message`() throws {
        let files = try Self.made(
            """
            goal.title = Savings goal
            @values paid end
            goal.note.paid-in = You pay {$paid :money} until {$end :date}.

            """)
        #expect(
            files.map(\.0) == ["Sources/PennyEngine/Generated/GoalWords.generated.swift"])
        #expect(
            files.map(\.1) == [
                """
                // scripts/messages makes this file of messages/en/goal.mf2.

                /// The messages of the area goal, with the values that they take.
                enum GoalWords {
                    static var area: MessageArea { MessageArea(0, digest: 0x2365_F35C) }
                    /// `You pay {$paid :money} until {$end :date}.`
                    @inline(never) static func notePaidIn(paid: Int64, end: CivilDate) -> Message {
                        Message(area, 0, [.money(paid), .date(end)])
                    }
                    /// `Savings goal`
                    static var title: Message { Message(area, 1) }
                }

                """
            ])
    }

    @Test func `what other modules use is for the package`() throws {
        let text = try #require(
            try Self.made("@values n\nresult.a = {$n :list style=or}\n", area: "result").first?.1)
        #expect(text.contains("\npackage import PennyEngine\n"))
        #expect(text.contains("\npackage enum ResultWords {\n"))
        #expect(text.contains("package static func a(n: [Quantity]) -> Message {"))
        #expect(text.contains("Message(area, 0, [.list(n)])"))
    }

    @Test func `a value is what its first function says`() throws {
        for function in ValueFunction.allCases {
            guard let type = function.traits.parameter else { continue }
            let text = try Self.body(
                "@values n\ngoal.a = {$n :\(function.traits.name)} {$n :value}\n")
            let value = function.traits.quantity.map { ".\($0)(n)" } ?? "n"
            #expect(text.contains("a(n: \(type)) -> Message"))
            #expect(text.contains("[\(value)]"))
        }
    }

    @Test func `words that select become a type`() throws {
        let text = try Self.body(
            """
            @values whose
            goal.a =
                .input {$whose :one-of}
                .match $whose
                in {{a}}
                your-own {{b}}
                * {{c}}
            @values whose
            goal.b =
                .input {$whose :one-of}
                .match $whose
                in {{a}}
                your-own {{b}}
                * {{c}}

            """)
        #expect(
            text.hasPrefix(
                """
                    enum Whose: String, Sendable {
                        case `in`
                        case yourOwn = "your-own"
                        case other
                    }
                    ///     .input {$whose :one-of}
                    ///     .match $whose
                    ///     in {{a}}
                """))
        #expect(text.contains("a(whose: Whose) -> Message {\n"))
        #expect(text.contains("[.text(whose.rawValue)])"))
        #expect(text.ranges(of: "enum Whose").count == 1)
    }

    @Test(arguments: 1...24)
    func `lines are broken where swift-format breaks them`(count: Int) throws {
        let values = (0..<count).map { "value-\($0)" }
        let text = try Self.body(
            "@values \(values.joined(separator: " "))\ngoal.a = "
                + values.map { "{$\($0) :integer}" }.joined(separator: " ") + "\n")
        for line in text.split(separator: "\n") { #expect(line.utf8.count <= 100) }
        for number in 0..<count { #expect(text.contains(".count(value\(number))")) }
    }

    @Test func `a long area is cut by the kinds of its messages`() throws {
        var messages = ""
        for number in 0..<150 {
            messages += "goal.step.s\(number).title = Step\ngoal.note.n\(number) = Note\n"
        }
        for number in 0..<60 { messages += "goal.step.s\(number).zz = Step\n" }
        let files = try Self.made(messages)
        #expect(
            files.map { $0.0.split(separator: "/").last } == [
                "GoalWords.generated.swift", "GoalWords+Note.generated.swift",
                "GoalWords+Step.generated.swift",
                "GoalWords+Step2.generated.swift",
            ])
        for (_, text) in files {
            #expect(text.hasPrefix(WordsSource.stamp))
            #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 401)
        }
        let all = files.map(\.1).joined()
        #expect(all.ranges(of: "static var").count == 1 + 360)
        #expect(all.contains("static var stepS59Zz: Message { Message(area, "))
    }

    static let faults: [(String, String)] = [
        ("goal.a = {$b :money}\n", "messages/en/goal.mf2:3:10: "),
        ("@values n\ngoal.a = {$n}\n", "goal.a does not say what $n is"),
        (
            "@values n\ngoal.a = {$n :sign}\n",
            "goal.a begins with :sign of $n, which says not what it is"
        ),
        ("@values n\ngoal.a = {$n :one-of}\n", "goal.a selects nothing by $n"),
        ("@values n\ngoal.a = {$n :list style=row}\n", "goal.a has a list of the style row"),
        (
            "@values message\ngoal.a =\n    .input {$message :one-of}\n    .match $message\n"
                + "    a {{}}\n    * {{}}\n", "$message of goal.a would hide a type"
        ),
        ("goal.a-b = A\ngoal.a.b = B\n", "two messages become the name aB"),
        ("goal.\(String(repeating: "a", count: 90)) = A\n", "is too long for a line of Swift"),
    ]

    @Test(arguments: faults) func `a fault is reported`(messages: String, fault: String) {
        #expect {
            try Self.made(messages)
        } throws: { error in
            "\(error)".contains(fault)
        }
    }

    @Test func `an area that is not listed is reported`() {
        #expect(throws: WordsFaults.self) { try Self.made("gone.a = A\n", area: "gone") }
    }

    @Test func `the program's list has each file, and words of scripts have no Swift`() throws {
        let catalogs = ["messages/de/goal.mf2", "messages/en/scripts.mf2"].map {
            (path: $0, bytes: Array("language: en\narea: scripts\nscripts.a = A\n".utf8))
        }
        let files = try WordsMaker.files(of: catalogs, calculators: ["goal"])
        #expect(
            files.map(\.path) == [
                "Sources/PennyEngine/Generated/CalculatorCatalog+BuiltIn.generated.swift",
                "Sources/PennyMessages/Generated/WordArea+Names.generated.swift",
                "Sources/CMessages/CMessages.c", "Sources/CMessages/de.h",
                "Sources/CMessages/en.h",
            ])
        #expect(files[0].text.contains("\n        .goal,\n"))
        #expect(files[1].text.contains("\n        \"scripts\",\n"))
        #expect(files[2].text.contains("\n#include \"de.h\"\n#include \"en.h\"\n"))
        #expect(files[3].text.contains("{\"de\", \"goal\", ("))
        #expect(files[4].text.contains("#embed \"../../messages/en/scripts.mf2\"\n"))
    }
}
