package import PennyDiagnostics

extension Fault {
    package static let richText = RichTextFaults()
}

/// Faults of a file in Rich Text Format.
package struct RichTextFaults: FaultDeclarations {
    let notRichText = Fault(
        785, "the file is not in Rich Text Format", "Save it as RTF; a table can be CSV.")
    let unclosedGroup = Fault(
        786, "the group that “{” begins here has no end",
        "Open the file in a text editor and save it as RTF again.")
    let closesNothing = Fault(
        787, "“}” ends no group", "Open the file in a text editor and save it as RTF again.")
    let textAfterEnd = Fault(
        788, "the file goes on after its last group",
        "Open the file in a text editor and save it as RTF again.")
    let nestsTooDeep = FaultDeclaration(789, example: 100) { (limit: Int) in
        (
            "groups lie more than \(limit) deep in each other",
            "Open the file in a text editor and save it as RTF again."
        )
    }
    let malformedByte = Fault(
        790, "two hexadecimal digits are missing after “\\'”",
        "Write the character again, and save the file.")
    let unassignedByte = FaultDeclaration(791, example: 0x81, 1252) {
        (byte: UInt8, codePage: Int) in
        (
            "byte \(hexadecimal(byte)) is no character of code page \(codePage)",
            "Write the character again, and save the file."
        )
    }
    let unknownCodePage = FaultDeclaration(792, example: 932) { (number: Int) in
        (
            "code page \(number) cannot be read",
            "Save the file with an editor that writes Unicode, such as LibreOffice."
        )
    }
    let unknownCharset = FaultDeclaration(793, example: 128) { (number: Int) in
        (
            "character set \(number) cannot be read",
            "Save the file with an editor that writes Unicode, such as LibreOffice."
        )
    }
    let invalidScalar = FaultDeclaration(794, example: 1_114_112) { (number: Int) in
        ("“\\u\(number)” is no character", "Write the character again, and save the file.")
    }
    let loneSurrogate = Fault(
        795, "half of a character is alone", "Write the character again, and save the file.")
}

private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
