/// A color of sRGB, as style sheets write it: `#0b3d91`.
public struct Color: Equatable, Sendable {
    /// Red, green and blue, from 0 to 255.
    let parts: [Int]

    static let white = Color(parts: [255, 255, 255])
    static let black = Color(parts: [0, 0, 0])

    init(parts: [Int]) { self.parts = parts }

    /// Reads `#rrggbb` or `#rgb`.
    init?(_ text: String) {
        let digits = text.dropFirst().map { $0.isASCII ? $0.hexDigitValue : nil }
        guard text.first == "#", !digits.contains(nil) else { return nil }
        let values = digits.compactMap { $0 }
        switch values.count {
        case 3: parts = values.map { $0 * 17 }
        case 6: parts = stride(from: 0, to: 6, by: 2).map { values[$0] * 16 + values[$0 + 1] }
        default: return nil
        }
    }

    public var text: String {
        "#"
            + parts.map { part in
                let digits = String(part, radix: 16)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// Mixes this color with `percent` of another one, rounded to the nearest value.
    func mixed(with other: Color, percent: Int) -> Color {
        Color(
            parts: zip(parts, other.parts).map { own, other in
                (own * (100 - percent) + other * percent + 50) / 100
            })
    }

    /// The relative luminance of WCAG 2.2, in millionths of that of white.
    var luminance: Int {
        zip(parts, [2126, 7152, 722]).reduce(0) { $0 + Self.linear[$1.0] * $1.1 } / 10_000
    }

    /// The contrast of two colors by WCAG 2.2, from 100 to 2100 hundredths.
    func contrast(with other: Color) -> Int {
        let (one, two) = (luminance + 50_000, other.luminance + 50_000)
        return max(one, two) * 100 / min(one, two)
    }
}
