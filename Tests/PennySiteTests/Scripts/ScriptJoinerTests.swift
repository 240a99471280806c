import PennyDiagnostics
import PennyTheme
import Testing

@testable import PennySite

/// Scripts that are joined from modules.
@Suite struct ScriptJoinerTests {
    private static func joined(
        _ name: String, _ texts: [String: String], origin: String = "templates/"
    ) throws -> ScriptJoiner.Script {
        let modules = try texts.sorted { $0.key < $1.key }.map {
            try ScriptModule.parse(name: $0.key, origin: origin + $0.key, text: $0.value)
        }
        return try ScriptJoiner(modules).joined(name)
    }

    @Test func `a module comes after those it imports, once`() throws {
        let script = try Self.joined(
            "a.js",
            [
                "a.js": "import { b } from \"./b.js\";\nimport \"./c.js\";\n\nb();\n",
                "b.js":
                    "import * as c from \"./c.js\";\n\nexport function b() { return c.one; }\n",
                "c.js": "export const one = 1;\nexport async function two() {}\n",
                "d.js": "// Not imported.\n",
            ])
        #expect(script.modules == ["c.js", "b.js", "a.js"])
        #expect(
            script.text == """
                // c.js, b.js, a.js
                (() => {
                "use strict";

                const scriptURL = document.currentScript.src || document.baseURI;
                const modules = globalThis.Penny ??= {};

                modules["c.js"] ??= (() => {
                const one = 1;
                async function two() {}
                return { one, two };
                })();

                modules["b.js"] ??= (() => {
                const c = modules["c.js"];

                function b() { return c.one; }
                return { b };
                })();

                modules["a.js"] ??= (() => {
                const { b } = modules["b.js"];

                b();
                return {  };
                })();
                })();

                """)
    }

    @Test func `imports can have other names and several lines`() throws {
        let text = try Self.joined(
            "a.js",
            [
                "a.js": "import {\n  one as first,\n  two,\n} from \"./b.js\";\nfirst(two);\n",
                "b.js": "const one = 1;\nfunction two() {}\nexport { one, two };\n",
            ]
        ).text
        #expect(text.contains("\nconst { one: first, two } = modules[\"b.js\"];\nfirst(two);\n"))
        #expect(text.contains("\nfunction two() {}\nreturn { one, two };\n"))
        #expect(!text.contains("import") && !text.contains("export"))
    }

    @Test func `lines may end as on Windows`() throws {
        let script = try Self.joined(
            "a.js",
            [
                "a.js": "import {\r\n  one,\r\n} from \"./b.js\";\r\none();\r\n",
                "b.js": "export function one() {}\r\n",
            ])
        #expect(script.modules == ["b.js", "a.js"])
        #expect(script.text.contains("const { one } = modules[\"b.js\"];\none();\n"))
    }

    @Test func `the address of a module is that of its script`() throws {
        let text = try Self.joined("a.js", ["a.js": "new URL(\"x\", import.meta.url);\n"]).text
        #expect(text.contains("\nnew URL(\"x\", scriptURL);\n"))
    }

    struct Wrong: CustomTestStringConvertible {
        let text: String
        let fault: Fault
        let line: Int
        var testDescription: String { text }
    }

    @Test(arguments: [
        Wrong(
            text: "// One.\nexport default 1;", fault: .script.unsupported("export default 1;"),
            line: 2),
        Wrong(
            text: "export let a = 1;", fault: .script.unsupported("export let a = 1;"), line: 1),
        Wrong(
            text: "import b from \"./b.js\";",
            fault: .script.unsupported("import b from \"./b.js\";"),
            line: 1),
        Wrong(
            text: "import { one } from \"b.js\";",
            fault: .script.unsupported("import { one } from \"b.js\";"), line: 1),
        Wrong(
            text: "import { one",
            fault: .script.unsupported("import { one"), line: 1),
        Wrong(
            text: "\nimport { one } from \"./bb.js\";",
            fault: .script.unknownModule("bb.js", "b.js"), line: 2),
        Wrong(
            text: "import \"../b.js\";", fault: .script.unsupported("import \"../b.js\";"), line: 1),
        Wrong(
            text: "import { one, three } from \"./b.js\";",
            fault: .script.missingExport("three", "b.js", "a.js"), line: 1),
        Wrong(
            text: "import { one } from \"./a.js\";",
            fault: .script.importCycle(["a.js", "a.js"]), line: 1),
    ])
    func `what cannot be joined is a fault at its line`(_ wrong: Wrong) throws {
        let error = #expect(throws: DiagnosticError.self) {
            try Self.joined(
                "a.js", ["a.js": wrong.text, "b.js": "export const one = 1;\n"],
                origin: ThemeFiles.builtIn)
        }
        let found = try #require(error?.diagnostics.first)
        #expect(found.summary == wrong.fault.summary)
        #expect(found.location.line == wrong.line)
        #expect(found.location.path == ThemeFiles.builtIn + "a.js")
    }

    @Test func `a fault names the export that a script of a site lacks`() throws {
        let sandbox = try Sandbox([
            "site.yaml": "title: Our money\n", "templates/share.js": "// Nothing.\n",
        ])
        let lacking = sandbox.faults()
        #expect(lacking.contains("site/templates/share.js:1:1"))
        #expect(lacking.contains("does not export “startShare”, which “result.js” imports"))
        try sandbox.remove("site/templates/share.js")
        try sandbox.write("", to: "site/templates/live.js")
        #expect(sandbox.faults().contains("Did you mean “live-form.js”?"))
    }

    // MARK: - The theme

    private static func theme() throws -> [ScriptModule] {
        try BuiltInTheme.scripts.map {
            try ScriptModule.parse(
                name: $0.name, origin: $0.path, text: String(decoding: $0.bytes, as: UTF8.self))
        }
    }

    @Test(arguments: PageScript.allCases)
    func `a script says whether it says messages and loads the engine`(_ script: PageScript) throws
    {
        let modules = try ScriptJoiner(Self.theme()).joined(script.file).modules
        #expect(modules.contains("messages.js") == script.saysMessages)
        #expect(modules.contains("engine.js") == script.loadsEngine)
    }

    @Test func `each module is in a script that pages load`() throws {
        let joiner = ScriptJoiner(try Self.theme())
        let joined = try PageScript.allCases.flatMap { try joiner.joined($0.file).modules }
        let modules = try Self.theme()
        #expect(modules.map(\.name).filter { !joined.contains($0) } == [])
        #expect(modules.count > 50)
    }
}
