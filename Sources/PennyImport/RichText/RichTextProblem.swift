/// A problem of a file in Rich Text Format.
public enum RichTextProblem: Equatable, Hashable, Sendable {
    case notRichText
    case unclosedGroup
    case closesNothing
    case textAfterEnd
    case nestsTooDeep(limit: Int)
    case malformedByte
    case unassignedByte(UInt8, codePage: Int)
    case unknownCodePage(Int)
    case unknownCharset(Int)
    case invalidScalar(Int)
    case loneSurrogate

    var summary: String {
        switch self {
        case .notRichText: "the file is not in Rich Text Format"
        case .unclosedGroup: "the group that “{” begins here has no end"
        case .closesNothing: "“}” ends no group"
        case .textAfterEnd: "the file goes on after its last group"
        case .nestsTooDeep(let limit): "groups lie more than \(limit) deep in each other"
        case .malformedByte: "two hexadecimal digits are missing after “\\'”"
        case .unassignedByte(let byte, let codePage):
            "byte \(Self.hexadecimal(byte)) is no character of code page \(codePage)"
        case .unknownCodePage(let number): "code page \(number) cannot be read"
        case .unknownCharset(let number): "character set \(number) cannot be read"
        case .invalidScalar(let number): "“\\u\(number)” is no character"
        case .loneSurrogate: "half of a character stands alone"
        }
    }

    var nextStep: String {
        switch self {
        case .notRichText: "Save it as RTF; a table can be CSV."
        case .unclosedGroup, .closesNothing, .textAfterEnd, .nestsTooDeep:
            "Open the file in a text editor and save it as RTF again."
        case .malformedByte, .unassignedByte, .invalidScalar, .loneSurrogate:
            "Write the character again, and save the file."
        case .unknownCodePage, .unknownCharset:
            "Save the file with an editor that writes Unicode, such as LibreOffice."
        }
    }

    private static func hexadecimal(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
}
