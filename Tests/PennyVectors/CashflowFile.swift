import Foundation

/// The vectors about cash flows in the files they share with others.
package struct CashflowFile: Decodable, Sendable {
    /// A value of JSON whose numbers keep all their digits.
    enum Value: Decodable, Sendable {
        case number(Decimal)
        case text(String)
        case list([Value])
        case fields([String: Value])
        case nothing

        init(from decoder: any Decoder) throws {
            let single = try decoder.singleValueContainer()
            if single.decodeNil() {
                self = .nothing
            } else if let text = try? single.decode(String.self) {
                self = .text(text)
            } else if let isTrue = try? single.decode(Bool.self) {
                self = .text(isTrue ? "true" : "false")
            } else if let number = try? single.decode(Decimal.self) {
                self = .number(number)
            } else if let list = try? single.decode([Value].self) {
                self = .list(list)
            } else {
                self = .fields(try single.decode([String: Value].self))
            }
        }

        /// A number, also one written as a text.
        var number: Decimal? {
            switch self {
            case .number(let number): number
            case .text(let text) where text.allSatisfy({ "+-.0123456789e".contains($0) }):
                Decimal(string: text)
            default: nil
            }
        }

        var text: String? { if case .text(let text) = self { text } else { nil } }
        var list: [Value]? { if case .list(let list) = self { list } else { nil } }

        /// The numbers of a list and of the lists in it; nil where something else is there.
        var numbers: [Decimal]? {
            switch self {
            case .list(let list):
                list.reduce([Decimal]?.some([])) { sum, value in
                    if case .nothing = value { return sum }
                    guard let sum, let more = value.numbers else { return nil }
                    return sum + more
                }
            default: number.map { [$0] }
            }
        }

        subscript(_ name: String) -> Value? {
            if case .fields(let fields) = self { fields[name] } else { nil }
        }
    }

    package struct Vector: Decodable, Sendable {
        package let id, kind: String
        let inputs: Value
        let expected: Value
        let tolerance: String

        enum CodingKeys: CodingKey { case id, kind, inputs, expected, tolerance }

        package init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            id = try fields.decode(String.self, forKey: .id)
            kind = try fields.decode(String.self, forKey: .kind)
            inputs = (try? fields.decode(Value.self, forKey: .inputs)) ?? .nothing
            expected = (try? fields.decode(Value.self, forKey: .expected)) ?? .nothing
            tolerance = (try? fields.decode(String.self, forKey: .tolerance)) ?? ""
        }

        /// The argument of a spreadsheet's function at a place.
        func argument(_ index: Int) -> Value? {
            guard let list = inputs["args"]?.list, index < list.count else { return nil }
            return list[index]
        }

        /// The exact value where there is one: published ones may be wrong.
        var exact: Decimal? { expected["exact"]?.number ?? expected["value"]?.number }
    }

    let vectors: [Vector]

    /// The kinds of vectors that ask about cash flows.
    package static let kinds = ["irr", "npv", "npv0", "xirr", "xnpv", "mirr", "xirr-daycount"]

    /// The vectors of a file that ask about cash flows.
    package static func load(_ file: String) -> [Vector] {
        VectorFile<Vector>.load(file).filter { vector in
            kinds.contains { vector.kind == $0 || vector.kind.hasSuffix("-\($0)") }
        }
    }
}
