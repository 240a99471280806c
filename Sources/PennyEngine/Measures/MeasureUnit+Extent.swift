// The inch is 2.54 cm. Among lengths and areas, the chart of 16 CFR 500.19 rounds only the square
// yard.
extension MeasureUnit {
    static let meter = MeasureUnit(
        "m", .length, .metric, "m", ExactDecimal(1), "m,meter,meters,metre,metres")

    static let lengthUnits = [
        meter,
        MeasureUnit(
            "cm", .length, .metric, "cm", ExactDecimal(1, scale: 2),
            "cm,cms,centimeter,centimeters,centimetre,centimetres"),
        MeasureUnit(
            "mm", .length, .metric, "mm", ExactDecimal(1, scale: 3),
            "mm,mms,millimeter,millimeters,millimetre,millimetres"),
        MeasureUnit(
            "in", .length, .customary, "in", ExactDecimal(254, scale: 4), "in,ins,inch,inches"),
        MeasureUnit(
            "ft", .length, .customary, "ft", ExactDecimal(3048, scale: 4), "ft,foot,feet"),
        MeasureUnit(
            "yd", .length, .customary, "yd", ExactDecimal(9144, scale: 4), "yd,yds,yard,yards"),
    ]

    static let squareMeter = MeasureUnit(
        "m2", .area, .metric, "m²", ExactDecimal(1),
        "m²,m2,sqm,sq m,square meter,square meters,square metre,square metres")

    static let areaUnits = [
        squareMeter,
        MeasureUnit(
            "dm2", .area, .metric, "dm²", ExactDecimal(1, scale: 2), "dm²,dm2,sq dm"),
        MeasureUnit(
            "cm2", .area, .metric, "cm²", ExactDecimal(1, scale: 4),
            """
            cm²,cm2,sqcm,sq cm,square centimeter,square centimeters,square centimetre,\
            square centimetres
            """),
        MeasureUnit(
            "in2", .area, .customary, "in²", ExactDecimal(64516, scale: 8),
            "in²,in2,sqin,sq in,sq inch,sq inches,square inch,square inches"),
        MeasureUnit(
            "ft2", .area, .customary, "ft²", ExactDecimal(9_290_304, scale: 8),
            "ft²,ft2,sqft,sq ft,sq foot,sq feet,square foot,square feet"),
        MeasureUnit(
            "yd2", .area, .customary, "yd²", ExactDecimal(83_612_736, scale: 8),
            label: ExactDecimal(836_127, scale: 6),
            "yd²,yd2,sqyd,sq yd,sq yds,sq yard,sq yards,square yard,square yards"),
    ]
}
