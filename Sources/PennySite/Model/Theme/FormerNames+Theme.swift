import PennyTemplates

extension FormerNames {
    /// The names that variables and templates of the theme had before.
    static let theme = FormerNames(
        variables: [
            "way": ["breadcrumbs"], "parts": ["pagination", "breadcrumbs"],
            "place": ["position"], "previousPart": ["previousPage"], "nextPart": ["nextPage"],
            "isApart": ["isAfterGap"], "isHere": ["isCurrent"],
            "doors": ["entryCards"], "ways": ["letterLinks"],
            "words": ["alt", "terms"], "short": ["summary"],
            "mark": ["decimalMark", "stateLabel"], "canTakeAlong": ["canDownload"],
        ],
        templates: [
            "way": "breadcrumbs", "parts": "pagination", "door": "entry-card", "words": "terms",
        ])
}
