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

    /// The names that scripts of the theme have now, by those that they had before.
    static let scripts = [
        "charts.js": "chart-readout.js",
        "compare.js": "compare-page.js",
        "draw.js": "chart-files.js",
        "faults.js": "form-problems.js",
        "fields.js": "form-fields.js",
        "find.js": "search-key.js",
        "keep.js": "draft-inputs.js",
        "line.js": "sticky-result.js",
        "live.js": "live-form.js",
        "marks.js": "storage.js",
        "pick.js": "compare-select.js",
        "places.js": "set-locales.js",
        "results.js": "search-page.js",
        "save.js": "save-set.js",
        "saved.js": "saved-sets.js",
        "sets.js": "set-library.js",
        "words.js": "messages.js",
    ]
}
