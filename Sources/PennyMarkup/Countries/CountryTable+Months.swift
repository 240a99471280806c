extension CountryTable {
    /// The names for `MMM` in dates by language or locale, from CLDR 48. A language whose dates
    /// have no names has no row.
    static let shortMonths = CountryTable(
        """
        for   | names
        en-US | Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec
        en-CA | Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec
        en-AU | Jan;Feb;Mar;Apr;May;June;July;Aug;Sept;Oct;Nov;Dec
        en    | Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sept;Oct;Nov;Dec
        fr-CA | janv.;févr.;mars;avr.;mai;juin;juill.;août;sept.;oct.;nov.;déc.
        fr    | janv.;févr.;mars;avr.;mai;juin;juil.;août;sept.;oct.;nov.;déc.
        lb    | Jan.;Feb.;Mäe.;Abr.;Mee;Juni;Juli;Aug.;Sep.;Okt.;Nov.;Dez.
        nl    | jan;feb;mrt;apr;mei;jun;jul;aug;sep;okt;nov;dec
        es    | ene;feb;mar;abr;may;jun;jul;ago;sept;oct;nov;dic
        ca    | de gen.;de febr.;de març;d’abr.;de maig;de juny;de jul.;d’ag.;de set.;d’oct.;\
        de nov.;de des.
        it    | gen;feb;mar;apr;mag;giu;lug;ago;set;ott;nov;dic
        pt-BR | jan.;fev.;mar.;abr.;mai.;jun.;jul.;ago.;set.;out.;nov.;dez.
        el    | Ιαν;Φεβ;Μαρ;Απρ;Μαΐ;Ιουν;Ιουλ;Αυγ;Σεπ;Οκτ;Νοε;Δεκ
        mt    | Jan;Fra;Mar;Apr;Mej;Ġun;Lul;Aww;Set;Ott;Nov;Diċ
        da    | jan.;feb.;mar.;apr.;maj;jun.;jul.;aug.;sep.;okt.;nov.;dec.
        sv    | jan.;feb.;mars;apr.;maj;juni;juli;aug.;sep.;okt.;nov.;dec.
        nb    | jan.;feb.;mars;apr.;mai;juni;juli;aug.;sep.;okt.;nov.;des.
        et    | jaan;veebr;märts;apr;mai;juuni;juuli;aug;sept;okt;nov;dets
        lv    | janv.;febr.;marts;apr.;maijs;jūn.;jūl.;aug.;sept.;okt.;nov.;dec.
        pl    | sty;lut;mar;kwi;maj;cze;lip;sie;wrz;paź;lis;gru
        sl    | jan.;feb.;mar.;apr.;maj;jun.;jul.;avg.;sep.;okt.;nov.;dec.
        hr    | sij;velj;ožu;tra;svi;lip;srp;kol;ruj;lis;stu;pro
        hu    | jan.;febr.;márc.;ápr.;máj.;jún.;júl.;aug.;szept.;okt.;nov.;dec.
        ro    | ian.;feb.;mar.;apr.;mai;iun.;iul.;aug.;sept.;oct.;nov.;dec.
        he    | ינו׳;פבר׳;מרץ;אפר׳;מאי;יוני;יולי;אוג׳;ספט׳;אוק׳;נוב׳;דצמ׳
        """)

    /// The month and year without a day, and the names for `LLLL`, from CLDR 48. Without names,
    /// `M` is the number of the month.
    static let months = CountryTable(
        """
        for   | pattern        | names
        en    | LLLL y         | January;February;March;April;May;June;July;August;September;\
        October;November;December
        de-AT | LLLL y         | Jänner;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;\
        November;Dezember
        de    | LLLL y         | Januar;Februar;März;April;Mai;Juni;Juli;August;September;Oktober;\
        November;Dezember
        fr    | LLLL y         | janvier;février;mars;avril;mai;juin;juillet;août;septembre;\
        octobre;novembre;décembre
        lb    | LLLL y         | Januar;Februar;Mäerz;Abrëll;Mee;Juni;Juli;August;September;\
        Oktober;November;Dezember
        nl    | LLLL y         | januari;februari;maart;april;mei;juni;juli;augustus;september;\
        oktober;november;december
        es    | LLLL 'de' y    | enero;febrero;marzo;abril;mayo;junio;julio;agosto;septiembre;\
        octubre;noviembre;diciembre
        ca    | LLLL 'del' y   | gener;febrer;març;abril;maig;juny;juliol;agost;setembre;octubre;\
        novembre;desembre
        it    | LLLL y         | gennaio;febbraio;marzo;aprile;maggio;giugno;luglio;agosto;\
        settembre;ottobre;novembre;dicembre
        pt    | LLLL 'de' y    | janeiro;fevereiro;março;abril;maio;junho;julho;agosto;setembro;\
        outubro;novembro;dezembro
        el    | LLLL y         | Ιανουάριος;Φεβρουάριος;Μάρτιος;Απρίλιος;Μάιος;Ιούνιος;Ιούλιος;\
        Αύγουστος;Σεπτέμβριος;Οκτώβριος;Νοέμβριος;Δεκέμβριος
        mt    | LLLL y         | Jannar;Frar;Marzu;April;Mejju;Ġunju;Lulju;Awwissu;Settembru;\
        Ottubru;Novembru;Diċembru
        da    | LLLL y         | januar;februar;marts;april;maj;juni;juli;august;september;oktober;\
        november;december
        sv    | LLLL y         | januari;februari;mars;april;maj;juni;juli;augusti;september;\
        oktober;november;december
        nb    | LLLL y         | januar;februar;mars;april;mai;juni;juli;august;september;oktober;\
        november;desember
        fi    | LLLL y         | tammikuu;helmikuu;maaliskuu;huhtikuu;toukokuu;kesäkuu;heinäkuu;\
        elokuu;syyskuu;lokakuu;marraskuu;joulukuu
        et    | LLLL y         | jaanuar;veebruar;märts;aprill;mai;juuni;juuli;august;september;\
        oktoober;november;detsember
        lv    | y. 'g'. LLLL   | janvāris;februāris;marts;aprīlis;maijs;jūnijs;jūlijs;augusts;\
        septembris;oktobris;novembris;decembris
        lt    | y 'm'. LLLL    | sausis;vasaris;kovas;balandis;gegužė;birželis;liepa;rugpjūtis;\
        rugsėjis;spalis;lapkritis;gruodis
        pl    | LLLL y         | styczeń;luty;marzec;kwiecień;maj;czerwiec;lipiec;sierpień;\
        wrzesień;październik;listopad;grudzień
        cs    | LLLL y         | leden;únor;březen;duben;květen;červen;červenec;srpen;září;říjen;\
        listopad;prosinec
        sk    | LLLL y         | január;február;marec;apríl;máj;jún;júl;august;september;október;\
        november;december
        sl    | LLLL y         | januar;februar;marec;april;maj;junij;julij;avgust;september;\
        oktober;november;december
        hr    | LLLL y.        | siječanj;veljača;ožujak;travanj;svibanj;lipanj;srpanj;kolovoz;\
        rujan;listopad;studeni;prosinac
        hu    | y. LLLL        | január;február;március;április;május;június;július;augusztus;\
        szeptember;október;november;december
        ro    | LLLL y         | ianuarie;februarie;martie;aprilie;mai;iunie;iulie;august;\
        septembrie;octombrie;noiembrie;decembrie
        bg    | LLLL y 'г'.    | януари;февруари;март;април;май;юни;юли;август;септември;октомври;\
        ноември;декември
        ja    | y年M月           |
        ko    | y년 M월          |
        zh    | y年M月           |
        ar    | LLLL y         | يناير;فبراير;مارس;أبريل;مايو;يونيو;يوليو;أغسطس;سبتمبر;أكتوبر;\
        نوفمبر;ديسمبر
        he    | LLLL y         | ינואר;פברואר;מרץ;אפריל;מאי;יוני;יולי;אוגוסט;ספטמבר;אוקטובר;נובמבר;\
        דצמבר
        """)
}
