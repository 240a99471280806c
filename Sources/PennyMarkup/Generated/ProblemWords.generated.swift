// scripts/messages makes this file of messages/en/problem.mf2.

package import PennyEngine

/// The messages of the area problem, with the values that they take.
package enum ProblemWords {
    package static var area: MessageArea { MessageArea(17, digest: 0xFF97_C5BD) }
    package enum Kind: String, Sendable {
        case pieces
        case weight
        case volume
        case length
        case other
    }
    package enum Unit: String, Sendable {
        case years
        case months
        case payments
        case other
    }
}
