import PennyContent
import PennyEngine

extension StandardTopic {
    /// The name on pages, whatever word a file uses.
    var label: Message {
        switch self {
        case .earningIncome: LearnWords.standardEarningIncome
        case .spending: LearnWords.standardSpending
        case .saving: LearnWords.standardSaving
        case .investing: LearnWords.standardInvesting
        case .managingCredit: LearnWords.standardManagingCredit
        case .managingRisk: LearnWords.standardManagingRisk
        }
    }
}
