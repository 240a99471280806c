import Testing

@testable import PennySite

/// What is kept is given back for the same key alone, and let go of when nobody asks.
@Suite struct KeptTests {
    @Test func `a value is there for its key and no other`() {
        let kept = Kept<[Int], String>(limit: 10)
        kept.keep("one", as: "a", for: [1])
        #expect(kept.value("a", for: [1]) == "one")
        #expect(kept.value("a", for: [2]) == nil)
        #expect(kept.value("b", for: [1]) == nil)
        kept.keep("two", as: "a", for: [2])
        #expect(kept.value("a", for: [1]) == nil)
        #expect(kept.value("a", for: [2]) == "two")
    }

    @Test func `what nobody has asked for in a round goes at its end`() {
        let kept = Kept<Int, String>(limit: 10)
        kept.keep("a", as: "a", for: 1)
        kept.keep("b", as: "b", for: 1)
        kept.endRound()
        #expect(kept.value("a", for: 1) == "a")
        kept.endRound()
        #expect(kept.value("b", for: 1) == nil)
        #expect(kept.value("a", for: 1) == "a")
    }

    @Test func `what is beyond the limit is not kept, and room comes back`() {
        let kept = Kept<Int, String>(limit: 10)
        kept.keep("a", as: "a", for: 1, weight: 6)
        kept.keep("b", as: "b", for: 1, weight: 6)
        #expect(kept.value("b", for: 1) == nil)
        kept.keep("a", as: "a", for: 2, weight: 3)
        kept.keep("b", as: "b", for: 1, weight: 6)
        #expect(kept.value("b", for: 1) == "b")
        kept.endRound()
        kept.endRound()
        kept.keep("c", as: "c", for: 1, weight: 10)
        #expect(kept.value("c", for: 1) == "c")
    }
}
