package import Foundation

/// An argument of a function of spreadsheets, as the file writes it: every digit
/// of a number is kept.
package enum FunctionArgument: Decodable, Sendable, Equatable {
    case text(String)
    case none
    case list([FunctionArgument])

    package init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .none
        } else if let list = try? value.decode([FunctionArgument].self) {
            self = .list(list)
        } else {
            self = .text(try value.decode(String.self))
        }
    }

    /// The text of the argument; nil for a list or an argument left out.
    package var text: String? {
        if case .text(let text) = self { text } else { nil }
    }
}

/// A call of a function of spreadsheets with its answer, from one of the files
/// of such calls.
package struct FunctionVector: Decodable, Sendable {
    package struct Inputs: Decodable, Sendable {
        package let fn: String?
        package let args: [FunctionArgument]?
    }

    package struct Expected: Decodable, Sendable {
        package let value, exact, published: String?
    }

    package let id, kind: String
    package let inputs: Inputs
    package let expected: Expected
    package let tolerance: String

    /// The name of the function in capitals; empty where there is none.
    package var function: String { (inputs.fn ?? "").uppercased() }

    /// An argument's text, counted from 0; arguments given as one list count alike.
    package func argument(_ index: Int) -> String? {
        var arguments = inputs.args ?? []
        if arguments.count == 1, case .list(let inner) = arguments[0] { arguments = inner }
        return index < arguments.count ? arguments[index].text : nil
    }

    /// The calls in a file, without vectors of other kinds.
    package static func load(_ name: String) -> [FunctionVector] {
        struct Lenient: Decodable {
            let vector: FunctionVector?
            init(from decoder: any Decoder) { vector = try? FunctionVector(from: decoder) }
        }
        struct File: Decodable { let vectors: [Lenient] }
        guard let data = try? vectorData(name),
            let file = try? JSONDecoder().decode(File.self, from: withQuotedNumbers(data))
        else { return [] }
        return file.vectors.compactMap(\.vector).filter { $0.inputs.fn != nil }
    }
}

/// JSON with every number in quotes, so that no reader passes it through binary
/// floating point.
package func withQuotedNumbers(_ json: Data) -> Data {
    var out = Data(capacity: json.count + json.count / 8)
    var isText = false
    var isEscaped = false
    var isNumber = false
    for byte in json {
        if isText {
            out.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isText = false
            }
            continue
        }
        let begins = byte == UInt8(ascii: "-") || (0x30...0x39).contains(byte)
        let goesOn =
            begins
            || [UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+")]
                .contains(byte)
        if isNumber != (isNumber ? goesOn : begins) {
            out.append(UInt8(ascii: "\""))
            isNumber.toggle()
        }
        if byte == UInt8(ascii: "\"") { isText = true }
        out.append(byte)
    }
    return out
}
