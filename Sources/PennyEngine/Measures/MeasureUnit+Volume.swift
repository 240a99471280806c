// The US gallon is 231 cubic inches, the bushel 2150.42; the imperial gallon is
// 4.54609 l (NIST Handbook 44, appendix C). Factors for labels: the chart of
// 16 CFR 500.19, whose pint is 473.177 ml though its definition rounds to 473.176.
extension MeasureUnit {
    static let liter = MeasureUnit(
        "l", .volume, .metric, "l", ExactDecimal(1),
        "l,ℓ,lt,ltr,ltrs,lit,lits,liter,liters,litre,litres,dm³,dm3")

    static let volumeUnits = metricVolumes + usVolumes + imperialVolumes

    private static let metricVolumes = [
        liter,
        MeasureUnit(
            "ml", .volume, .metric, "ml", ExactDecimal(1, scale: 3),
            "ml,mls,mℓ,cc,cm³,cm3,milliliter,milliliters,millilitre,millilitres"),
        MeasureUnit(
            "cl", .volume, .metric, "cl", ExactDecimal(1, scale: 2),
            "cl,cls,centiliter,centiliters,centilitre,centilitres"),
        MeasureUnit(
            "dl", .volume, .metric, "dl", ExactDecimal(1, scale: 1),
            "dl,dls,deciliter,deciliters,decilitre,decilitres"),
        MeasureUnit(
            "m3", .volume, .metric, "m³", ExactDecimal(1000),
            "m³,m3,cbm,cubic meter,cubic meters,cubic metre,cubic metres"),
        MeasureUnit(
            "metric-cup", .volume, .metric, "metric cup", ExactDecimal(25, scale: 2), "cup,cups"),
        MeasureUnit(
            "label-cup", .volume, .none, "label cup", ExactDecimal(24, scale: 2),
            "label cup,label cups,cup,cups"),
        MeasureUnit(
            "metric-tbsp", .volume, .metric, "metric tbsp", ExactDecimal(15, scale: 3),
            "tbsp,tbsps,tbs,tablespoon,tablespoons"),
        MeasureUnit(
            "metric-tsp", .volume, .metric, "metric tsp", ExactDecimal(5, scale: 3),
            "tsp,tsps,teaspoon,teaspoons"),
    ]

    private static let usVolumes = [
        MeasureUnit(
            "us-gal", .volume, .us, "gal", ExactDecimal(3_785_411_784, scale: 9),
            label: ExactDecimal(378_541, scale: 5), plain: "us gal", "gal,gals,gallon,gallons"),
        MeasureUnit(
            "us-qt", .volume, .us, "qt", ExactDecimal(946_352_946, scale: 9),
            label: ExactDecimal(946_353, scale: 6), plain: "us qt",
            "qt,qts,quart,quarts,liquid quart,liquid quarts"),
        MeasureUnit(
            "us-pt", .volume, .us, "pt", ExactDecimal(473_176_473, scale: 9),
            label: ExactDecimal(473_177, scale: 6), plain: "us pt",
            "pt,pts,pint,pints,liquid pint,liquid pints"),
        MeasureUnit(
            "us-cup", .volume, .us, "us cup", ExactDecimal(2_365_882_365, scale: 10), "cup,cups"),
        MeasureUnit(
            "us-fl-oz", .volume, .us, "fl oz", ExactDecimal(295_735_295_625, scale: 13),
            label: ExactDecimal(295_735, scale: 7), plain: "us fl oz", fluidOunces),
        MeasureUnit(
            "us-tbsp", .volume, .us, "tbsp", ExactDecimal(1_478_676_478_125, scale: 14),
            plain: "us tbsp", "tbsp,tbsps,tbs,tablespoon,tablespoons"),
        MeasureUnit(
            "us-tsp", .volume, .us, "tsp", ExactDecimal(492_892_159_375, scale: 14),
            plain: "us tsp", "tsp,tsps,teaspoon,teaspoons"),
        MeasureUnit(
            "us-dry-pt", .volume, .us, "dry pt", ExactDecimal(5_506_104_713_575, scale: 13),
            label: ExactDecimal(5_506_105, scale: 7), "dry pt,dry pts,dry pint,dry pints"),
        MeasureUnit(
            "us-dry-qt", .volume, .us, "dry qt", ExactDecimal(1_101_220_942_715, scale: 12),
            label: ExactDecimal(1_101_221, scale: 6), "dry qt,dry qts,dry quart,dry quarts"),
        MeasureUnit(
            "us-bushel", .volume, .us, "bushel", ExactDecimal(3_523_907_016_688, scale: 11),
            label: ExactDecimal(352_391, scale: 4), "bushel,bushels,bu"),
        MeasureUnit(
            "cubic-inch", .volume, .customary, "in³", ExactDecimal(16_387_064, scale: 9),
            label: ExactDecimal(163_871, scale: 7), "in³,in3,cu in,cubic inch,cubic inches"),
        MeasureUnit(
            "cubic-foot", .volume, .customary, "ft³", ExactDecimal(28_316_846_592, scale: 9),
            label: ExactDecimal(283_168, scale: 4), "ft³,ft3,cu ft,cubic foot,cubic feet"),
    ]

    private static let imperialVolumes = [
        MeasureUnit(
            "imp-gal", .volume, .imperial, "imp gal", ExactDecimal(454_609, scale: 5),
            "gal,gals,gallon,gallons"),
        MeasureUnit(
            "imp-qt", .volume, .imperial, "imp qt", ExactDecimal(11_365_225, scale: 7),
            "qt,qts,quart,quarts"),
        MeasureUnit(
            "imp-pt", .volume, .imperial, "imp pt", ExactDecimal(56_826_125, scale: 8),
            "pt,pts,pint,pints"),
        MeasureUnit(
            "imp-cup", .volume, .imperial, "imp cup", ExactDecimal(284_130_625, scale: 9),
            "cup,cups"),
        MeasureUnit(
            "imp-fl-oz", .volume, .imperial, "imp fl oz", ExactDecimal(284_130_625, scale: 10),
            fluidOunces),
    ]

    private static let fluidOunces =
        """
        fl oz,fl ozs,floz,fl ounce,fl ounces,fluid oz,fluid ounce,fluid ounces,\
        oz,ozs,ounce,ounces
        """
}
