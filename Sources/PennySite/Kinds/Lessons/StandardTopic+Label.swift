import PennyContent
import PennyEngine

extension StandardTopic {
    /// What a page calls it, whatever a file does.
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
