/// The width and height of an image, in pixels as a browser shows it.
public struct ImageSize: Equatable, Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// The longest side. A header with a larger one is damaged.
    private static let limit = 100_000

    /// Nil if no image can have this size.
    init?(_ width: Int, _ height: Int) {
        guard (1...Self.limit).contains(width), (1...Self.limit).contains(height) else {
            return nil
        }
        self.width = width
        self.height = height
    }

    /// The number of bytes at the start of a file that contain its size; nil if the name is not
    /// that of an image.
    public static func headerLimit(of path: String) -> Int? {
        switch path.split(separator: ".").last?.lowercased() {
        case "png", "gif", "webp": 64
        case "jpg", "jpeg": 256 * 1024
        case "svg", "avif": 32 * 1024
        default: nil
        }
    }

    /// Reads the size in the header of a PNG, JPEG, GIF, WebP, AVIF or SVG; nil if it has none.
    public init?(header bytes: [UInt8]) {
        let reader = HeaderBytes(bytes[...])
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            guard reader.text(4, at: 12) == "IHDR", let width = reader.big(4, at: 16),
                let height = reader.big(4, at: 20)
            else { return nil }
            self.init(width, height)
        } else if reader.text(4, at: 0) == "GIF8" {
            guard let width = reader.little(2, at: 6), let height = reader.little(2, at: 8)
            else { return nil }
            self.init(width, height)
        } else if reader.big(2, at: 0) == 0xFFD8 {
            self.init(jpeg: reader)
        } else if reader.text(4, at: 0) == "RIFF", reader.text(4, at: 8) == "WEBP" {
            self.init(webP: reader)
        } else if reader.text(4, at: 4) == "ftyp" {
            self.init(avif: reader)
        } else {
            self.init(svg: reader)
        }
    }

    // MARK: - WebP

    private init?(webP reader: HeaderBytes) {
        switch reader.text(4, at: 12) {
        case "VP8 ":
            guard reader.big(3, at: 23) == 0x9D012A, let width = reader.little(2, at: 26),
                let height = reader.little(2, at: 28)
            else { return nil }
            self.init(width & 0x3FFF, height & 0x3FFF)
        case "VP8L":
            guard reader.big(1, at: 20) == 0x2F, let bits = reader.little(4, at: 21) else {
                return nil
            }
            self.init((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8X":
            guard let width = reader.little(3, at: 24), let height = reader.little(3, at: 27)
            else { return nil }
            self.init(width + 1, height + 1)
        default: return nil
        }
    }

    // MARK: - JPEG

    /// Reads segments until one begins a frame.
    private init?(jpeg reader: HeaderBytes) {
        var offset = 2
        var isRotated = false
        while let marker = reader.big(2, at: offset), marker >> 8 == 0xFF {
            // Fill bytes, and markers without a length.
            if marker == 0xFFFF || marker == 0xFF01 || (0xFFD0...0xFFD8).contains(marker) {
                offset += marker == 0xFFFF ? 1 : 2
                continue
            }
            guard let length = reader.big(2, at: offset + 2), length >= 2 else { return nil }
            switch marker {
            case 0xFFC0...0xFFCF where ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker):
                guard let height = reader.big(2, at: offset + 5),
                    let width = reader.big(2, at: offset + 7)
                else { return nil }
                self.init(isRotated ? height : width, isRotated ? width : height)
                return
            case 0xFFE1: isRotated = isRotated || reader.isRotated(byEXIFAt: offset + 4)
            case 0xFFD9, 0xFFDA: return nil
            default: break
            }
            offset += 2 + length
        }
        return nil
    }
}

extension HeaderBytes {
    /// Whether the EXIF orientation makes a browser rotate the image by a quarter turn.
    fileprivate func isRotated(byEXIFAt start: Int) -> Bool {
        guard text(4, at: start) == "Exif" else { return false }
        let base = start + 6
        let isLittle = text(2, at: base) == "II"
        func number(_ count: Int, at offset: Int) -> Int? {
            isLittle ? little(count, at: offset) : big(count, at: offset)
        }
        guard let first = number(4, at: base + 4), let entries = number(2, at: base + first)
        else { return false }
        for entry in 0..<min(entries, 64) {
            let offset = base + first + 2 + 12 * entry
            if number(2, at: offset) == 0x0112 {
                return (5...8).contains(number(2, at: offset + 8) ?? 1)
            }
        }
        return false
    }
}
