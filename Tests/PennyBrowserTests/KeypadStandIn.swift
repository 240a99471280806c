import Foundation
import PennyTestSupport

/// The keypad's script and a loader of its module, as assets of the fixture's site.
enum KeypadStandIn {
    /// Paths with the text that stands there; the module must have been built.
    static var files: [(String, String)] {
        [("assets/keypad.js", text("templates/keypad.js")), ("assets/engine.js", loader)]
    }

    private static func text(_ path: String) -> String {
        (try? String(contentsOfFile: Repository.path(of: path), encoding: .utf8)) ?? ""
    }

    private static var loader: String {
        let file = URL(fileURLWithPath: Repository.path(of: ".build-wasm/modules/keypad.wasm"))
        let module = (try? Data(contentsOf: file))?.base64EncodedString() ?? ""
        return """
            const Penny = {
              async load(name) {
                if (name !== "keypad") throw new Error(`there is no ${name}`);
                const bytes = Uint8Array.from(atob("\(module)"), (letter) => letter.charCodeAt(0));
                const { instance: { exports } } = await WebAssembly.instantiate(bytes);
                return {
                  answer(format, text) {
                    const request = new TextEncoder().encode(text);
                    const place = exports.penny_alloc(request.length);
                    new Uint8Array(exports.memory.buffer, place, request.length).set(request);
                    const status = exports.penny_keypad(place, request.length, format);
                    const output = new Uint8Array(
                      exports.memory.buffer, exports.penny_output(), exports.penny_output_length());
                    return { status, text: new TextDecoder().decode(output) };
                  },
                };
              },
            };
            """
    }
}
