// scripts/messages makes this file of messages/en/comparison.mf2.

extension ComparisonWords {
    /// `{$amount :number} {$unit :words}`
    @inline(never) static func unitAmount(amount: ExactDecimal, unit: Message) -> Message {
        Message(area, 135, [.number(amount), .words(unit)])
    }
    ///     .input {$unit :string}
    ///     .input {$amount :number}
    ///     .match $unit $amount
    ///     pack 1 {{pack}}
    ///     pack * {{packs}}
    ///     packet 1 {{packet}}
    ///     packet * {{packets}}
    ///     package 1 {{package}}
    ///     package * {{packages}}
    ///     roll 1 {{roll}}
    ///     roll * {{rolls}}
    ///     sheet 1 {{sheet}}
    ///     sheet * {{sheets}}
    ///     can 1 {{can}}
    ///     can * {{cans}}
    ///     tin 1 {{tin}}
    ///     tin * {{tins}}
    ///     bottle 1 {{bottle}}
    ///     bottle * {{bottles}}
    ///     bag 1 {{bag}}
    ///     bag * {{bags}}
    ///     box 1 {{box}}
    ///     box * {{boxes}}
    ///     jar 1 {{jar}}
    ///     jar * {{jars}}
    ///     carton 1 {{carton}}
    ///     carton * {{cartons}}
    ///     case 1 {{case}}
    ///     case * {{cases}}
    ///     tub 1 {{tub}}
    ///     tub * {{tubs}}
    ///     tube 1 {{tube}}
    ///     tube * {{tubes}}
    ///     pouch 1 {{pouch}}
    ///     pouch * {{pouches}}
    ///     sachet 1 {{sachet}}
    ///     sachet * {{sachets}}
    ///     tray 1 {{tray}}
    ///     tray * {{trays}}
    ///     bar 1 {{bar}}
    ///     bar * {{bars}}
    ///     stick 1 {{stick}}
    ///     stick * {{sticks}}
    ///     tablet 1 {{tablet}}
    ///     tablet * {{tablets}}
    ///     capsule 1 {{capsule}}
    ///     capsule * {{capsules}}
    ///     pill 1 {{pill}}
    ///     pill * {{pills}}
    ///     pod 1 {{pod}}
    ///     pod * {{pods}}
    ///     wash 1 {{wash}}
    ///     wash * {{washes}}
    ///     load 1 {{load}}
    ///     load * {{loads}}
    ///     dose 1 {{dose}}
    ///     dose * {{doses}}
    ///     use 1 {{use}}
    ///     use * {{uses}}
    ///     serving 1 {{serving}}
    ///     serving * {{servings}}
    ///     portion 1 {{portion}}
    ///     portion * {{portions}}
    ///     slice 1 {{slice}}
    ///     slice * {{slices}}
    ///     wipe 1 {{wipe}}
    ///     wipe * {{wipes}}
    ///     tissue 1 {{tissue}}
    ///     tissue * {{tissues}}
    ///     towel 1 {{towel}}
    ///     towel * {{towels}}
    ///     napkin 1 {{napkin}}
    ///     napkin * {{napkins}}
    ///     nappy 1 {{nappy}}
    ///     nappy * {{nappies}}
    ///     diaper 1 {{diaper}}
    ///     diaper * {{diapers}}
    ///     |tea bag| 1 {{tea bag}}
    ///     |tea bag| * {{tea bags}}
    ///     teabag 1 {{teabag}}
    ///     teabag * {{teabags}}
    ///     egg 1 {{egg}}
    ///     egg * {{eggs}}
    ///     bulb 1 {{bulb}}
    ///     bulb * {{bulbs}}
    ///     battery 1 {{battery}}
    ///     battery * {{batteries}}
    ///     head 1 {{head}}
    ///     head * {{heads}}
    ///     bunch 1 {{bunch}}
    ///     bunch * {{bunches}}
    ///     loaf 1 {{loaf}}
    ///     loaf * {{loaves}}
    ///     set 1 {{set}}
    ///     set * {{sets}}
    ///     each 1 {{piece}}
    ///     each * {{pieces}}
    ///     pair 1 {{pair}}
    ///     pair * {{pairs}}
    ///     dozen * {{dozen}}
    ///     hundred * {{hundred}}
    ///     gross * {{gross}}
    ///     kg * {{kg}}
    ///     g * {{g}}
    ///     mg * {{mg}}
    ///     t * {{t}}
    ///     tonne * {{tonne}}
    ///     lb * {{lb}}
    ///     oz * {{oz}}
    ///     |oz wt| * {{oz by weight}}
    ///     |troy oz| * {{troy oz}}
    ///     st * {{st}}
    ///     |short ton| * {{short ton}}
    ///     |long ton| * {{long ton}}
    ///     l * {{l}}
    ///     ml * {{ml}}
    ///     cl * {{cl}}
    ///     dl * {{dl}}
    ///     |m³| * {{m³}}
    ///     |metric cup| * {{metric cup}}
    ///     |label cup| * {{label cup}}
    ///     |metric tbsp| * {{metric tbsp}}
    ///     |metric tsp| * {{metric tsp}}
    ///     gal * {{gal}}
    ///     |us gal| * {{us gal}}
    ///     qt * {{qt}}
    ///     |us qt| * {{us qt}}
    ///     pt * {{pt}}
    ///     |us pt| * {{us pt}}
    ///     |us cup| * {{us cup}}
    ///     |fl oz| * {{fl oz}}
    ///     |us fl oz| * {{us fl oz}}
    ///     tbsp * {{tbsp}}
    ///     |us tbsp| * {{us tbsp}}
    ///     tsp * {{tsp}}
    ///     |us tsp| * {{us tsp}}
    ///     |dry pt| * {{dry pt}}
    ///     |dry qt| * {{dry qt}}
    ///     bushel * {{bushel}}
    ///     |in³| * {{in³}}
    ///     |ft³| * {{ft³}}
    ///     |imp gal| * {{imp gal}}
    ///     |imp qt| * {{imp qt}}
    ///     |imp pt| * {{imp pt}}
    ///     |imp cup| * {{imp cup}}
    ///     |imp fl oz| * {{imp fl oz}}
    ///     m * {{m}}
    ///     cm * {{cm}}
    ///     mm * {{mm}}
    ///     in * {{in}}
    ///     ft * {{ft}}
    ///     yd * {{yd}}
    ///     |m²| * {{m²}}
    ///     |dm²| * {{dm²}}
    ///     |cm²| * {{cm²}}
    ///     |in²| * {{in²}}
    ///     |ft²| * {{ft²}}
    ///     |yd²| * {{yd²}}
    ///     * * {{{$unit}}}
    @inline(never) static func unitName(unit: String, amount: ExactDecimal) -> Message {
        Message(area, 136, [.text(unit), .number(amount)])
    }
    /// `{$unit :words} {$pieces :words}`
    @inline(never) static func unitOf(unit: Message, pieces: Message) -> Message {
        Message(area, 137, [.words(unit), .words(pieces)])
    }
}
