import Foundation

/// The part of JSON Schema that the schemas of sets use.
enum SchemaCheck {
    static func accepts(_ value: Any, _ schema: [String: Any]) -> Bool {
        schema.allSatisfy { keyword, rule in
            switch keyword {
            case "allOf": schemas(rule).allSatisfy { accepts(value, $0) }
            case "anyOf": schemas(rule).contains { accepts(value, $0) }
            case "not": !accepts(value, self.schema(rule))
            case "then":
                !accepts(value, self.schema(schema["if"])) || accepts(value, self.schema(rule))
            case "type": names(rule).contains { isOfType($0, value) }
            case "enum": (rule as? [NSObject])?.contains { $0.isEqual(value) } == true
            case "const": (rule as? NSObject)?.isEqual(value) == true
            case "minimum": !(value is NSNumber) || number(value) >= number(rule)
            case "maximum": !(value is NSNumber) || number(value) <= number(rule)
            case "pattern":
                (value as? String)?.range(of: rule as? String ?? "", options: .regularExpression)
                    != nil || !(value is String)
            case "maxItems": Double((value as? [Any])?.count ?? 0) <= number(rule)
            case "items":
                (value as? [Any])?.allSatisfy { accepts($0, self.schema(rule)) } ?? true
            case "required":
                (value as? [String: Any]).map { members in
                    names(rule).allSatisfy { members[$0] != nil }
                } ?? true
            case "properties":
                schemas(of: rule).allSatisfy { name, schema in
                    (value as? [String: Any])?[name].map { accepts($0, schema) } ?? true
                }
            case "additionalProperties":
                (value as? [String: Any])?.keys.allSatisfy {
                    schemas(of: schema["properties"])[$0] != nil
                } ?? true
            default: true
            }
        }
    }

    private static func schema(_ rule: Any?) -> [String: Any] { rule as? [String: Any] ?? [:] }

    private static func schemas(_ rule: Any) -> [[String: Any]] { rule as? [[String: Any]] ?? [] }

    private static func schemas(of rule: Any?) -> [String: [String: Any]] {
        rule as? [String: [String: Any]] ?? [:]
    }

    private static func names(_ rule: Any) -> [String] {
        rule as? [String] ?? [rule as? String].compactMap { $0 }
    }

    private static func number(_ value: Any) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }

    private static func isOfType(_ name: String, _ value: Any) -> Bool {
        switch name {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        case "integer": value is NSNumber && number(value).rounded() == number(value)
        case "number": value is NSNumber
        default: false
        }
    }
}
