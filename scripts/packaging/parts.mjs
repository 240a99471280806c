// What the program is made of beside its own sources. `archives` are the static libraries that
// bring a part in; those marked `inModules` are in the browser's modules. A licence's text is read
// from the machine that builds, so that it is that of the version linked.
import { execFileSync } from "node:child_process";
import { readFileSync, realpathSync } from "node:fs";
import { dirname } from "node:path";

function printed(program, ...words) {
    return execFileSync(program, words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

const swiftVersion = /Swift version (\S+)/.exec(printed("swift", "--version"))[1];
const toolchain = dirname(dirname(realpathSync(printed("sh", "-c", "command -v swift").trim())));

function swift(name, archives, purpose) {
    return {
        name, archives, purpose, version: swiftVersion, license: "Apache-2.0 WITH Swift-exception",
        purl: `pkg:github/swiftlang/${name}@swift-${swiftVersion}-RELEASE`,
        text: `${toolchain}/share/swift/LICENSE.txt`,
    };
}

// A package of Swift, at the version that the build has used.
function resolved(identity, purpose) {
    const { pins } = JSON.parse(readFileSync("Package.resolved", "utf8"));
    const { state, location } = pins.find((pin) => pin.identity === identity);
    return {
        name: identity, archives: [], purpose, version: state.version,
        license: "Apache-2.0 WITH Swift-exception",
        purl: `pkg:github/${new URL(location).pathname.slice(1)}@${state.version}`,
        text: `.build-dist/checkouts/${identity}/LICENSE.txt`,
    };
}

// A library of a Debian package, which may be named by a pattern.
function debian(name, pattern, archives, license, purpose) {
    const fields = "${db:Status-Status} ${Package} ${Version}\n";
    const installed = printed("dpkg-query", "-W", `-f=${fields}`, pattern).trim().split("\n")
        .map((line) => line.split(" ")).filter(([status]) => status === "installed");
    const [, found, version] = installed.at(-1);
    return {
        name, archives, license, purpose, version,
        purl: `pkg:deb/debian/${found}@${encodeURIComponent(version)}?distro=debian`,
        text: `/usr/share/doc/${found}/copyright`,
    };
}

const inModules = (part) => ({ ...part, inModules: true });

export const parts = [
    swift("swift", [
        "libswiftCore.a", "libswift_Concurrency.a", "libswiftGlibc.a",
        "libswiftSwiftOnoneSupport.a", "libswiftSynchronization.a", "libswift_Builtin_float.a",
        "libswiftRuntime.a",
    ], "the standard library and the runtime, which are in the browser's modules, too"),
    swift("swift-corelibs-libdispatch", ["libdispatch.a", "libBlocksRuntime.a", "libswiftDispatch.a"],
        "what the runtime schedules with"),
    swift("swift-foundation", [
        "libFoundationEssentials.a", "lib_FoundationCShims.a", "lib_FoundationCollections.a",
    ], "writes the help as JSON, for the manual"),
    swift("swift-experimental-string-processing",
        ["libswift_StringProcessing.a", "libswift_RegexParser.a"],
        "regular expressions, which Foundation uses"),
    resolved("swift-argument-parser", "the command line"),
    debian("cmark", "libcmark-dev", ["libcmark.a"], "BSD-2-Clause AND MIT", "reads Markdown"),
    debian("libevent", "libevent-dev", ["libevent.a"], "BSD-3-Clause AND ISC AND MIT",
        "serves the preview"),
    debian("jemalloc", "libjemalloc-dev", [], "BSD-2-Clause", "manages memory"),
    debian("libyaml", "libyaml-dev", ["libyaml.a"], "MIT", "reads YAML"),
    debian("re2", "libre2-dev", ["libre2.a"], "BSD-3-Clause", "regular expressions"),
    debian("zstd", "libzstd-dev", ["libzstd.a"], "BSD-3-Clause", "unpacks the browser's modules"),
    inModules(debian("wasi-libc", "wasi-libc", [], "MIT", "copies and compares memory")),
    inModules(debian("compiler-rt", "libclang-rt-*-dev-wasm32", [],
        "Apache-2.0 WITH LLVM-exception", "arithmetic of 128 bits")),
];

// What the compiler brings to every program, whose licences ask nothing of the program.
const everywhere = ["libc_nonshared.a", "libgcc.a", "libgcc_eh.a"];

/// The parts that are in the program, by the linker's list of what it took from archives, a line
/// each: who asked, what was linked, for which symbol.
export function linkedParts(list) {
    const linked = readFileSync(list, "utf8").split("\n").slice(1).filter(Boolean)
        .map((line) => /([^/]+\.a)\([^)]*\)$/.exec(line.split("\t")[1])?.[1]).filter(Boolean);
    const archives = new Set(linked);
    const known = new Set([...parts.flatMap((part) => part.archives), ...everywhere]);
    const unknown = [...archives].filter((archive) => !known.has(archive));
    if (unknown.length > 0) {
        throw new Error(`${unknown} is linked in, and parts.mjs names no licence for it`);
    }
    return parts.filter((part) => part.inModules || part.archives.length === 0 ||
        part.archives.some((archive) => archives.has(archive)));
}
