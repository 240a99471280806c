import PennyTestSupport
import Testing

@testable import PennyEngine

@Suite("Laws of sizes")
struct SizeLawTests {
    static let units = MeasureUnit.all.filter { $0.kind != .pieces }

    @Test func theTotalIsCountTimesEach() throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let unit = random.pick(Self.units)
            let count = random.number(in: 1...500)
            let each = random.number(in: 1...9999)
            let mark = random.pick(["x", " x ", " × ", "*", " cans of "])
            let size = try reading("\(count)\(mark)\(each) \(unit.plainName)").get()
            #expect(size.total == (size.count * size.each).reduced, "\(random)")
            #expect(size.count.text == "\(count)", "\(random)")
            let one = try reading("\(each) \(unit.plainName)").get()
            #expect(size.each == one.total, "\(random)")
            let whole = try reading("\(count * each) \(unit.plainName)").get()
            #expect(size.total == whole.total, "\(random)")
            #expect(whole.count == .one, "\(random)")
        }
    }

    @Test func gramsAndKilogramsAgree() throws {
        var random = SeededGenerator()
        for _ in 0..<300 {
            let grams = random.number(in: 1...9_999_999)
            let (kilos, rest) = grams.quotientAndRemainder(dividingBy: 1000)
            let decimals = String(String(rest + 1000).dropFirst())
            let inGrams = try reading("\(grams) g").get()
            let inKilograms = try reading("\(kilos).\(decimals) kg").get()
            #expect(inGrams.total == inKilograms.total, "\(grams) g, \(random)")
            if kilos > 0 {
                let inBoth = try reading("\(kilos) kg \(rest) g").get()
                #expect(inGrams.total == inBoth.total, "\(grams) g, \(random)")
            }
        }
    }

    @Test func aPackInBracketsChangesNoTotal() throws {
        var random = SeededGenerator()
        for _ in 0..<200 {
            let count = random.number(in: 2...60)
            let each = random.number(in: 1...2000)
            let typed = "\(count * each) ml (\(count) x \(each) ml)"
            let plain = try reading("\(count) x \(each) ml").get()
            let size = try reading(typed).get()
            #expect(size.total == plain.total && size.each == plain.each, "\(typed), \(random)")
            let more = "\(count * each) ml (\(count) x \(each + 1) ml)"
            let isRefused = failure(more) != nil
            #expect(isRefused, "\(more), \(random)")
        }
    }

    /// Any text in the field is read or refused.
    @Test func noTextTraps() {
        var random = SeededGenerator()
        let parts = [
            "6", "330", "1/2", "½", " ", " ", " ", "x", "×", "*", "ml", "lb", "oz", "of", "per",
            "(",
            ")", "/", ",", ".", "-", "cans", "cup", "0", "9999999999999999999999999", "²", "é",
            "\n",
            "dozen", "us", "^", "\u{0}", "’", "１", "x6", "m2",
        ]
        var isRead = 0
        for _ in 0..<800 {
            let typed = (0...random.number(in: 0...7)).map { _ in random.pick(parts) }.joined()
            for convention in [NumberConvention.point, .comma] {
                switch reading(typed, random.pick([nil, .mass, .volume]), convention: convention) {
                case .success(let size):
                    isRead += 1
                    #expect(size.total == (size.count * size.each).reduced, "\(typed), \(random)")
                    #expect(!size.total.isZero, "\(typed), \(random)")
                case .failure: break
                }
                _ = try? SizeParser(convention: convention).unitQuantity(typed)
            }
        }
        #expect(isRead > 20)
    }
}
