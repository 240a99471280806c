// The pound of 1959 is 0.45359237 kg; the grain is its 7000th part, the troy
// ounce 480 grains (NIST Handbook 44, appendix C). Factors for labels: the chart
// of 16 CFR 500.19.
extension MeasureUnit {
    static let kilogram = MeasureUnit(
        "kg", .mass, .metric, "kg", ExactDecimal(1),
        "kg,kgs,kilo,kilos,kilogram,kilograms,kilogramme,kilogrammes")

    static let massUnits = [
        kilogram,
        MeasureUnit(
            "g", .mass, .metric, "g", ExactDecimal(1, scale: 3),
            "g,gr,grs,gm,gms,grm,gram,grams,gramme,grammes"),
        MeasureUnit(
            "mg", .mass, .metric, "mg", ExactDecimal(1, scale: 6),
            "mg,mgs,milligram,milligrams,milligramme,milligrammes"),
        MeasureUnit(
            "t", .mass, .metric, "t", ExactDecimal(1000), plain: "tonne",
            "t,tonne,tonnes,ton,tons"),
        MeasureUnit(
            "lb", .mass, .customary, "lb", ExactDecimal(45_359_237, scale: 8),
            label: ExactDecimal(453_592, scale: 6), "lb,lbs,pound,pounds"),
        MeasureUnit(
            "oz", .mass, .customary, "oz", ExactDecimal(28_349_523_125, scale: 12),
            label: ExactDecimal(283_495, scale: 7), plain: "oz wt",
            "oz,ozs,ounce,ounces,oz wt,wt oz,oz av,weight ounce,weight ounces"),
        MeasureUnit(
            "troy-oz", .mass, .customary, "troy oz", ExactDecimal(311_034_768, scale: 10),
            "troy oz,troy ounce,troy ounces,oz troy,ozt,oz t"),
        MeasureUnit(
            "st", .mass, .imperial, "st", ExactDecimal(635_029_318, scale: 8), plain: "stone",
            "st,stone,stones"),
        MeasureUnit(
            "short-ton", .mass, .us, "short ton", ExactDecimal(90_718_474, scale: 5),
            "short ton,short tons,ton,tons"),
        MeasureUnit(
            "long-ton", .mass, .imperial, "long ton", ExactDecimal(10_160_469_088, scale: 7),
            "long ton,long tons,ton,tons"),
    ]
}
