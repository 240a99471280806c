import PennyMarkup
import Testing

@testable import PennyBrowser

/// Tests the encoding of commands.
@Suite struct ProtocolCommandTests {
    private func sent(_ command: ProtocolCommand) -> String {
        String(decoding: command.bytes, as: UTF8.self)
    }

    @Test func `a command is one line that ends with a zero`() {
        #expect(
            sent(ProtocolCommand(id: 1, method: "Page.enable", params: [:], sessionId: nil))
                == "{\"id\":1,\"method\":\"Page.enable\",\"params\":{}}\0")
    }

    @Test func `parameters keep their order, and any text is text`() {
        let command = ProtocolCommand(
            id: 2, method: "Page.navigate",
            params: [
                "url": .text("a\"\0\n"), "height": .digits("\(PaperSize.letter.inches.width)"),
            ],
            sessionId: "S")
        #expect(
            sent(command) == #"""
                {"id":2,"method":"Page.navigate","params":{"url":"a\"\u0000\u000a","height":8.5},\#
                "sessionId":"S"}
                """# + "\0")
    }
}
