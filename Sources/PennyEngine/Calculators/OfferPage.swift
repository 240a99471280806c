/// The page on which readers compare offers of one calculator, each in a form of its own.
public final class OfferPage: Sendable {
    /// The name of the page in addresses: `loans`. It never changes, as saved links depend on it.
    public let slug: String
    /// The title of the page.
    public let title: Message
    /// The inputs that an offer shows at once though they are folded in the calculator's own form:
    /// what it costs beside the interest.
    public let costs: [String]
    /// The inputs that an offer takes from the first one before it has any of its own: those that
    /// say what is wanted and not what is offered. Then it takes whatever it leaves empty.
    public let shared: [String]
    /// Whether the costs of a part of the time can be compared.
    public let hasHorizon: Bool

    init(
        _ slug: String, _ title: Message, costs: [String], shared: [String],
        hasHorizon: Bool = false
    ) {
        self.slug = slug
        self.title = title
        self.costs = costs
        self.shared = shared + ["currency"]
        self.hasHorizon = hasHorizon
    }
}
