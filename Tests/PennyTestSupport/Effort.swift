import Foundation

/// How much a test tries: in `make test` enough to find a fault of each branch, and everything in
/// `make check-deep`, which sets `PENNY_DEEP`.
public enum Effort {
    public static let isDeep = ProcessInfo.processInfo.environment["PENNY_DEEP"] != nil

    /// The usual value, or the one of `make check-deep`.
    public static func of<Value>(_ usual: Value, deep: Value) -> Value {
        isDeep ? deep : usual
    }

    /// A number of the items, evenly spread from the first to the last; all in `make check-deep`.
    public static func some<Item>(_ count: Int, of items: [Item]) -> [Item] {
        if isDeep || count >= items.count { return items }
        if count < 2 { return Array(items.prefix(count)) }
        return (0..<count).map { items[$0 * (items.count - 1) / (count - 1)] }
    }
}
