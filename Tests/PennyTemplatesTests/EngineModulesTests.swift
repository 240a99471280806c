import PennyTheme
import Testing

/// The embedded engine for the browser.
@Suite(.enabled(if: !EngineModules.names.isEmpty, "this program was built without make wasm"))
struct EngineModulesTests {
    @Test func `there is one for each calculator, and the keypad`() {
        #expect(EngineModules.names.count == 20)
        #expect(Set(EngineModules.names).count == 20)
        #expect(EngineModules.names.contains(EngineModules.keypad))
        #expect(EngineModules.names.contains("rent-or-buy"))
    }

    @Test(arguments: EngineModules.names)
    func `each is a module of WebAssembly`(_ name: String) throws {
        let bytes = try #require(EngineModules.bytes(of: name))
        #expect(bytes.prefix(8) == [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00])
        // Section follows section, each with its length, up to the last byte.
        var position = 8
        while position < bytes.count {
            position += 1
            var length = 0
            var shift = 0
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                length |= Int(byte & 0x7F) << shift
                shift += 7
                if byte & 0x80 == 0 { break }
            }
            position += length
        }
        #expect(position == bytes.count)
    }

    @Test(arguments: ["", "Loan", "loan.wasm", "nothing"])
    func `another name has none`(_ name: String) {
        #expect(EngineModules.bytes(of: name) == nil)
    }
}
