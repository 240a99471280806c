import Testing

@testable import PennySite

/// A cached value is returned for the same key alone, and dropped when nobody asks for it.
@Suite struct RoundCacheTests {
    @Test func `a value is there for its key and no other`() {
        let cache = RoundCache<[Int], String>(limit: 10)
        cache.store("one", as: "a", for: [1])
        #expect(cache.value("a", for: [1]) == "one")
        #expect(cache.value("a", for: [2]) == nil)
        #expect(cache.value("b", for: [1]) == nil)
        cache.store("two", as: "a", for: [2])
        #expect(cache.value("a", for: [1]) == nil)
        #expect(cache.value("a", for: [2]) == "two")
    }

    @Test func `what nobody has asked for in a round goes at its end`() {
        let cache = RoundCache<Int, String>(limit: 10)
        cache.store("a", as: "a", for: 1)
        cache.store("b", as: "b", for: 1)
        cache.endRound()
        #expect(cache.value("a", for: 1) == "a")
        cache.endRound()
        #expect(cache.value("b", for: 1) == nil)
        #expect(cache.value("a", for: 1) == "a")
    }

    @Test func `what is beyond the limit is not stored, and room comes back`() {
        let cache = RoundCache<Int, String>(limit: 10)
        cache.store("a", as: "a", for: 1, weight: 6)
        cache.store("b", as: "b", for: 1, weight: 6)
        #expect(cache.value("b", for: 1) == nil)
        cache.store("a", as: "a", for: 2, weight: 3)
        cache.store("b", as: "b", for: 1, weight: 6)
        #expect(cache.value("b", for: 1) == "b")
        cache.endRound()
        cache.endRound()
        cache.store("c", as: "c", for: 1, weight: 10)
        #expect(cache.value("c", for: 1) == "c")
    }
}
