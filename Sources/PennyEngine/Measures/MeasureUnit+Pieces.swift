extension MeasureUnit {
    static let each = MeasureUnit(
        "each", .pieces, .none, "each", ExactDecimal(1),
        "each,ea,ct,cnt,count,pc,pcs,pce,pces,piece,pieces,unit,units,item,items,st")

    static let pieceUnits = [
        each,
        MeasureUnit("pair", .pieces, .none, "pair", ExactDecimal(2), "pair,pairs,pr,prs"),
        MeasureUnit(
            "dozen", .pieces, .none, "dozen", ExactDecimal(12), "dozen,dozens,doz,dz"),
        MeasureUnit("hundred", .pieces, .none, "hundred", ExactDecimal(100), "hundred,hundreds"),
        MeasureUnit("gross", .pieces, .none, "gross", ExactDecimal(144), "gross"),
    ]

    /// Whether the unit's name includes a number, as `dozen` does.
    var isNumberWord: Bool {
        kind == .pieces && (exactFactor > ExactDecimal(1) || symbol.isSameText(as: "each"))
    }
}

/// A word for a piece: a can, a roll, a wash.
public final class PieceWord: Equatable, Sendable {
    /// The word for one.
    public let one: String
    /// The word for several.
    public let many: String

    init(one: String, many: String) {
        self.one = one
        self.many = many
    }

    public static func == (one: PieceWord, other: PieceWord) -> Bool {
        one.one.isSameText(as: other.one)
    }

    /// All words for pieces, with their singular and plural.
    public static let all = pairs(
        """
        pack,packs,packet,packets,package,packages,roll,rolls,sheet,sheets,can,cans,tin,tins,\
        bottle,bottles,bag,bags,box,boxes,jar,jars,carton,cartons,case,cases,tub,tubs,\
        tube,tubes,pouch,pouches,sachet,sachets,tray,trays,bar,bars,stick,sticks,\
        tablet,tablets,capsule,capsules,pill,pills,pod,pods,wash,washes,load,loads,\
        dose,doses,use,uses,serving,servings,portion,portions,slice,slices,wipe,wipes,\
        tissue,tissues,towel,towels,napkin,napkins,nappy,nappies,diaper,diapers,\
        tea bag,tea bags,teabag,teabags,egg,eggs,bulb,bulbs,battery,batteries,\
        head,heads,bunch,bunches,loaf,loaves,set,sets
        """)

    private static func pairs(_ list: String) -> [PieceWord] {
        let words = words(of: list)
        return stride(from: 0, to: words.count - 1, by: 2).map {
            PieceWord(one: words[$0], many: words[$0 + 1])
        }
    }
}
