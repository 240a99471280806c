import PennyEngine

extension NumberStyle {
    /// The styles of the languages of Asia and Africa.
    static let asiaAndAfrica: [NumberStyle] = [
        NumberStyle(
            "ja-JP", datePattern: "y/MM/dd", months: "",
            symbols: "CNY 元\u{A0};PHP PHP;USD $;XCG Cg;JPY ￥"),
        NumberStyle(
            "ko-KR", datePattern: "y. M. d.", months: "",
            symbols: "AUD AU$;PHP PHP"),
        NumberStyle(
            "zh-CN", datePattern: "y年M月d日", months: "",
            symbols: "AUD AU$;CNY ¥;PHP PHP"),
        NumberStyle(
            "ar-EG", decimalMark: "٫", groupMark: "٬", digits: .arabicIndic, signMark: "\u{61C}",
            amountLead: "\u{200F}", symbolPosition: .after, symbolGap: noBreakSpace,
            percentEnding: "٪\u{61C}", datePattern: "dd\u{200F}/MM\u{200F}/y", months: "",
            symbols: """
                AED د.إ.\u{200F};AUD AU$;DZD د.ج.\u{200F};EGP ج.م.\u{200F};GBP UK£;\
                IRR ر.إ.;LBP ل.ل.\u{200F};MAD د.م.\u{200F};MRU أ.م.;PHP PHP;\
                QAR ر.ق.\u{200F};SAR ر.س.\u{200F};SDG ج.س.;SYP ل.س.\u{200F};THB ฿;\
                YER ر.ي.\u{200F};BHD د.ب.\u{200F};IQD د.ع.\u{200F};JOD د.أ.\u{200F};\
                KWD د.ك.\u{200F};LYD د.ل.\u{200F};OMR ر.ع.\u{200F};TND د.ت.\u{200F}
                """),
        NumberStyle(
            "he-IL", signMark: "\u{200E}", amountLead: "\u{200F}", symbolPosition: .after,
            symbolGap: "\u{A0}\u{200F}", datePattern: "d בMMM y",
            months: "ינו׳;פבר׳;מרץ;אפר׳;מאי;יוני;יולי;אוג׳;ספט׳;אוק׳;נוב׳;דצמ׳",
            symbols: "CNY \u{200E}CN¥\u{200E};PHP PHP;THB ฿;USD $;JPY ¥"),
    ]
}
