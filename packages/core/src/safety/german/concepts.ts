import { type Concepts, conceptsIn } from "../concepts";
import { stemOf } from "./stem";

/**
 * Words that mean much the same for this purpose, as in English. Umlauts are written with an e, since half of the visitors
 * have no keys for them. Verbs that change their vowel are given in each form; endings are cut by `stemOf`.
 */
const table: Readonly<Record<string, string>> = {
  SELF: "ich mir mich mein meine meinen meiner selber selbst",
  US: "wir uns unser unsere",
  YOU: "du dir dich dein deine euch euer ihr",
  THEM: "er sie ihn ihm ihr ihre ihnen sein seine sich",
  ELDER: "oma opa grosseltern rentner rentnerin senior schwiegermutter schwiegervater uroma uropa",
  PARENT:
    "mutter vater eltern stiefvater stiefmutter pflegevater pflegemutter pflegeeltern elternteil erzieher erzieherin vormund",
  PARTNER:
    "ehemann ehefrau gatte gattin freund freundin partner partnerin ex exfreund exmann verlobter verlobte mann frau lebensgefaehrte",
  CHILD:
    "kind kinder baby saeugling bub junge maedchen sohn tochter enkel enkelin zwilling zwillinge kleinkind neugeborenes teenager jugendliche neffe nichte schueler schuelerin kleine kleiner stiefsohn stieftochter kita",
  SIBLING: "bruder schwester cousin cousine geschwister stiefbruder stiefschwester halbbruder",
  OTHER:
    "onkel tante trainer lehrer lehrerin pfarrer priester pastor imam nachbar nachbarin vermieter babysitter nachhilfelehrer stiefvater stiefbruder mitbewohner betreuer pfleger pflegerin",
  FRIEND:
    "freund freundin kumpel kollege kollegin mitbewohner mitbewohnerin kunde gast fremder patient patientin frau mann herr dame chef chefin fahrer klassenkamerad bekannter jemand",
  NOONE: "niemand keiner keine kein niemandem keinem",
  EVERYONE: "alle jeder jedem allen jede welt familie andere anderen leute menschen",
  NOT: "nicht nie niemals kein keine keinen ohne nichts kaum nirgends weder unfaehig",
  WISH: "will wuensche wuenschte moechte wollte hoffe brauche plan plane bereit entschieden lieber drang druck sehne sehnsucht traeume denke gedanke gedanken ueberlege bitte flehe",
  BODY: "arm bein handgelenk unterarm oberschenkel haut bauch magen hand haende fuss fuesse knoechel huefte schulter ruecken finger haar haare knie rippe rippen kreuz",
  FACE: "gesicht mund auge lippe lippen zunge wange kiefer lid augenlid laecheln nase ohr zahn zaehne kopf mundwinkel stirn backe",
  CHEST: "brust brustkorb brustbein herz herzgegend",
  THROAT: "hals kehle luftroehre nacken gurgel rachen",
  DRUG: "pille pillen tablette tabletten tabs paracetamol ibuprofen ibu aspirin novalgin tramadol tilidin tavor valium xanax benzo benzos lorazepam diazepam zopiclon antidepressiva antidepressivum citalopram sertralin insulin morphium morphin opiat opioide oxycodon fentanyl heroin kokain koks mdma ecstasy ketamin ket meth speed methadon schmerzmittel schlafmittel beruhigungsmittel medikament medikamente medizin arznei kapsel kapseln dosis tropfen ueberdosis lithium codein melatonin herztabletten blutverduenner blutdrucktabletten betablocker ritalin amphetamin drogen droge lsd pilze ghb lachgas pflaster hustensaft eisentabletten edibles kekse joint gras",
  ALCOHOL:
    "wodka vodka whisky gin rum wein bier alkohol schnaps tequila korn sekt besoffen betrunken flasche likoer jaegermeister",
  POISON:
    "gift bleiche chlor frostschutz spuelmittel entkalker rohrreiniger reiniger unkrautvernichter rattengift batterie knopfzelle beeren tollkirsche benzin terpentin aceton desinfektionsmittel methanol ammoniak petroleum lampenoel grillanzuender lauge saeure essigessenz putzmittel waschmittel spuelmaschinentab eibe goldregen fingerhut maigloeckchen knollenblaetterpilz pilz kleber nagellackentferner weichspueler abgase gas kohlenmonoxid",
  TOOK: "genommen nehme nahm nimmt geschluckt schluckte schluckt verschluckt eingenommen gegessen isst getrunken trank trinkt geschnupft gespritzt eingeatmet runtergespuelt reingehauen eingeworfen geworfen gekippt gekaut gelutscht gezogen gemischt ueberdosiert",
  MUCH: "ganze ganzen komplette packung packungen schachtel streifen blister handvoll dose doppelt dreifach haufen menge rest dutzend viele viel zu alles jede leer leere extra paar gesamte saemtliche",
  NUMBER:
    "eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf fuenfzehn zwanzig dreissig vierzig fuenfzig sechzig hundert halbe dutzend",
  BLADE:
    "klinge klingen rasierklinge rasierer messer schere skalpell anspitzer cutter glas scherbe scherben nadel feuerzeug zigarette zigaretten buegeleisen kippe",
  CUT: "schneide schneidet schneiden schnitt schnitte geschnitten aufgeschnitten ritze ritzt ritzen geritzt aufgeritzt aufgekratzt kratze brenne verbrenne verbrannt narbe narben wunde wunden stiche steche schlage boxe rueckfall rueckfaellig clean verletze verletzt verletzen selbstverletzung",
  BLOOD: "blut blute blutet blutig blutend geblutet verblutet verblute",
  HIT: "schlaegt schlage schlagen schlug geschlagen verpruegelt verpruegeln pruegelt pruegel haut gehauen hauen ohrfeigt ohrfeige ohrfeigen geohrfeigt watschn watsche faustschlag tritt getreten treten wuergt gewuergt wuergen schubst geschubst gestossen stoesst packt gepackt wirft geworfen zerrt gezerrt vergewaltigt missbraucht misshandelt gewalt gewalttaetig bedroht droht drohte gedroht verbrueht anschreit angegriffen greift attackiert eingesperrt sperrt festgehalten bespuckt spuckt gebissen schlaege verdrischt vermoebelt zugeschlagen zuschlaegt",
  WEAPON:
    "guertel faust faeuste stock messer pistole gewehr waffe hammer kabel pantoffel kochloeffel buegel rute axt schlaeger schlauch peitsche besen schlappen hausschuh",
  HURT: "blaue flecken fleck bluterguss bluterguesse veilchen bruch gebrochen geschwollen verletzt verletzung humpelt gehirnerschuetterung wuergemale sonnenbrille krankenhaus spital genaeht rippen spuren",
  CONTROL:
    "erlaubt verbietet verboten erlaubnis kontrolliert kontrolle ueberwacht verfolgt ortet handy kamera passwort pass ausweis geld lohn konto eingeschlossen schliesst eifersuechtig regeln strafe bestraft einsperren darf",
  FEAR: "angst fuerchte fuerchtet panik verstecke versteckt verstecken bad zittere zittert zittern sicher unsicher fliehe fliehen flucht weglaufen abhauen eierschalen schreit bruellt",
  SECRET:
    "geheimnis geheim verraten verrate sagen erzaehlen erzaehle versprochen versprechen glaubt glauben psst leise fluestert niemand niemandem schweigen",
  TOUCH:
    "fasst anfasst angefasst anfassen beruehrt beruehren streichelt reibt begrapscht grapscht grabscht nackt auszieht ausziehen ausgezogen unterhose unterwaesche nacktbilder kleider intim intimbereich kuesst gekuesst schoss sexuell missbraucht belaestigt bett baden dusche duschen fotos bilder hose webcam zimmer komische unten",
  KILL: "umbringen bringe bringt umgebracht toeten toete toetet getoetet tot tod sterben stirbt sterbe gestorben selbstmord erhaengen haenge aufhaengen haengen ertrinken ertraenken erschiessen schiesse springe springen spring strick seil pistole waffe bruecke gleise zug klippe dach ueberdosis grab sarg beerdigt moerder mord ermorden ermordet abstechen leiche krepieren verrecken",
  PLACE:
    "bruecke bahnsteig gleise gleis klippe dach gelaender schienen turm balkon kante abgrund zug fluss hochhaus parkhaus bahnhof fenster tunnel donau rhein hafen see bruecken",
  END: "ende enden beenden beende schluss aufhoeren aufhoert hoert vorbei fertig erledigt weg verschwinden verschwinde gehe gehen verlassen aufgeben frieden ruhe schlafen einschlafen ausruhen ewig immer aufwachen aufwache erloesung stille ausloeschen",
  LIFE: "leben lebe lebt lebendig existieren existiere existenz geboren hier aufwachen aufwache ueberleben atmen welt erde weiter weitermachen weiterleben morgen dasein",
  POINT:
    "sinn grund hoffnung bedeutung zweck hoffnungslos sinnlos wertlos nutzlos leer leere taub nichts zukunft gefangen ausweglos ausweg erschoepft muede unertraeglich dunkel dunkelheit schwarz ertrage aushalten halte schaffe schaffen kraft kaempfe verzweifelt egal kaputt",
  BURDEN:
    "last belastung buerde klotz gewicht kosten koste geld muehe problem probleme nutzlos verschwendung teuer besser gluecklicher leichter erleichtert frei freier versicherung wert maul esser rechnungen aerger weniger ballast weg stoere ueberfluessig schuld",
  MISS: "vermisst vermissen vermisse merken merkt merken bemerkt kuemmert interessiert erinnert vergessen weinen trauern fehlen fehlt",
  GOODBYE:
    "abschied leb lebewohl tschuess adieu ciao brief briefe abschiedsbrief zettel testament verzeih verzeiht verzeihung entschuldigung danke letzte letzten letzter letztes nachricht umschlag passwoerter schluessel beerdigung sachen verabschieden verabschiedet erinnert",
  GAVE: "gegeben gebe verschenkt verschenke weggegeben hinterlasse hinterlegt geschickt geloescht gekuendigt sortiert gepackt bezahlt geregelt aufgeraeumt geschrieben schreibe",
  TIME: "heute abend nacht jetzt bald morgen schon gleich stunde stunden minute minuten seit ploetzlich gerade eben vorhin noch sofort",
  BREATHE:
    "atme atmet atmen atem atmung luft keucht keuchen japst roechelt schnauft erstickt ersticken ersticke puls schnarcht pfeift atemnot luftnot",
  STUCK:
    "steckt stecken verschluckt verschluckte erstickt wuergt husten hustet feststeckt klemmt hals heimlich blockiert laeuft blau",
  FOOD: "traube weintraube fleisch knochen nuss nuesse erdnuss apfel brot bonbon muenze wurst wuerstchen popcorn karotte moehre fisch graete murmel lego huhn ei semmel brezel knoedel",
  PAIN: "schmerz schmerzen schmerzt weh tut druck drueckt enge eng zieht stechen sticht brennt brennen schwer krampf elefant strahlt ausstrahlt schnuert zusammen herzrasen rast pocht zerreisst",
  SICK: "schwitzt schwitze schweiss kaltschweissig blass grau blau lila kalt schwindelig schwindlig uebel uebelkeit erbricht kotzt kotze uebergeben geschwollen schwillt ausschlag fieber gelb weiss schwach bewusstlos schaum schlaff steif schlaefrig benommen kreislauf",
  STROKE:
    "taub haengt haengender haengend lallt lallen verwaschen schief schwach kribbelt kribbeln seite halbseitig verwirrt unsinn doppelt gelaehmt laehmung verschwommen kauderwelsch wirres heben",
  SPEAK: "spricht sprechen sprache reden redet worte wort wortfindung sagen satz name versteht verstehen antwortet",
  FIT: "krampfanfall anfall anfaelle krampft krampfen zuckt zucken zuckungen epilepsie epileptisch epileptiker augen verdreht schaum steif",
  OUT: "bewusstlos ohnmaechtig ohnmacht kollabiert zusammengebrochen zusammengeklappt umgekippt umgefallen reagiert reglos leblos boden antwortet wacht aufwacht puls gefallen gestuerzt ertrunken liegt weggetreten ansprechbar stromschlag ruehrt regt wiederbelebung reanimation",
  HELP: "hilfe notarzt krankenwagen notruf notfall dringend schnell helft 112 110 144 sanitaeter feuerwehr arzt",
  LAUGH:
    "lol haha hahaha hihi lmao rofl xd witz witze scherz spass lachen lache lach lustig kichern komisch gag meme kringele wegschmeissen",
  FICTION:
    "film buch roman geschichte theaterstueck lied song songtext gedicht oper figur handlung boesewicht held heldin hamlet macbeth romeo julia shakespeare werther netflix folge serie staffel anime manga doku podcast mythos maerchen fabel theater szene kapitel musical legende band album trailer tatort krimi autor goethe schiller comic thriller finale schauspieler faust gretchen kafka rammstein drehbuch krimiserie",
  GAME: "spiel spiele zocken minecraft fortnite skyrim zelda mario sims pokemon roblox valorant gta level boss endboss quest respawn schach xbox playstation nintendo controller torwart tor elfmeter fussball bundesliga tennis liga match mannschaft turnier gegner spieler drache zombie gewonnen verloren skat poker monopoly wm handball rangliste training marathon darts",
  STUDY:
    "klausur pruefung hausaufgabe hausaufgaben abi abitur matura referat aufsatz quiz biologie bio physik chemie mathe deutsch latein geschichte philosophie psychologie ethik religion vorlesung seminar lehrbuch praesentation vokabeln kreuzwortraetsel raetsel ausbildung kurs kurse lernen studium uni schule arbeit zeugnis bachelorarbeit masterarbeit semester",
  PAST: "mittelalter antike jahrhundert krieg kaiser koenig koenigin caesar cleopatra sokrates seneca platon nero alexandria edison van gogh roemer griechen aegypten napoleon titanic pest hexe hexen hinrichtung hingerichtet guillotine revolution pharao gladiator philosoph wikinger bibel samurai schierling mephisto gretchen museum ritter moench hitler ddr weltkrieg marie curie mozart bismarck sisi",
  NATURE:
    "katze kater hund hunde welpe hamster goldfisch fisch spinne schlange biene bienen wespe krake elefant pferd kaninchen hase papagei pflanze pflanzen baum kaktus basilikum vogel taube tauben loewe baer hai insekten ameisen tier tiere blume blumen tomaten stern sterne planet sonne mond vulkan schmetterling schaf ziege kuh huhn huehner maus meerschweinchen muecke kuerbis",
  TECH: "handy akku laptop computer pc rechner wlan internet app prozess linux python code drucker ladegeraet bildschirm server tabelle excel mail praesentation router tab browser auto motor fahrrad update abo passwort webseite java thread windows datei drucker waschmaschine datenbank bus bahn",
  EAT: "kaese kaffee schokolade pizza kuchen suppe cheddar brie gouda camembert rezept kochen koch backen backe abendessen mittagessen fruehstueck tee zucker nudeln burger eis croissant kekse sauce knoblauch zwiebel zwiebeln brot butter pfanne ofen fondue raclette kaesekuchen snack spaetzle emmentaler schnitzel doener essen hunger torte grillen",
  FUN: "party feier feiern hochzeit urlaub ferien geburtstag konzert fitness workout yoga laufen wochenende strand picknick schwimmen ski festival ausflug camping museum achterbahn friseur tattoo wandern klettern kniebeugen tanzen weihnachten silvester fasching freizeitpark muskelkater",
  BUSY: "montag montage meeting besprechung buero verkehr stau schicht wetter hitze regen kaelte frist chef warteschlange rechnung bahn zug bus waesche zahnarzt kater sonnenbrand wecker steuer steuererklaerung feierabend arbeit ueberstunden verspaetung",
  ASK: "was warum wieso weshalb wer wie welche welcher welches wann wo woher hast hat ist sind bist kannst koennt wuerdest",
  EXPLAIN:
    "erklaere erklaer beschreibe definiere fasse zusammenfassung uebersetze lehre liste schreib schreibe heisst genannt erfunden erfindest bedeutet bedeutung unterschied entdeckt beruehmt liebling lieblings empfiehl geschieht wahr stimmt zeig nenne",
  HAPPY:
    "liebe geliebt schoen toll super gut gute nett spass froh gluecklich stolz wunderbar lecker wow suess geil genial freue freu okay cool hammer gefallen genossen",
  DONE: "damals jahren frueher kindheit ueberlebt ueberstanden vergangen ehemals jung einst vor lange",
  AGE: "jahre jahr alt jaehrig jaehriger monate monat monaten",
};

/** Compounds are understood by their last part: "Schlaftabletten" are tablets. Only for things: a "Vorschlag" hits nobody. */
const compounds: ReadonlySet<string> = new Set(
  "PARENT DRUG ALCOHOL POISON BLADE WEAPON FICTION GAME STUDY NATURE TECH EAT FUN FOOD PAIN".split(" "),
);

const SHORTEST_HEAD = 5;
const SHORTEST_MODIFIER = 3;

const conceptsByStem = conceptsIn(table, stemOf);
const heads = new Map(
  [...conceptsByStem].flatMap(([stem, names]) => {
    const things = names.filter((name) => compounds.has(name));
    return stem.length >= SHORTEST_HEAD && things.length > 0 ? [[stem, things] as const] : [];
  }),
);
const none: readonly string[] = [];

export const germanConcepts: Concepts = (stem) => {
  const own = conceptsByStem.get(stem);
  if (own !== undefined) return own;
  for (let from = SHORTEST_MODIFIER; from + SHORTEST_HEAD <= stem.length; from++) {
    const head = heads.get(stem.slice(from));
    if (head !== undefined) return head;
  }
  return none;
};
