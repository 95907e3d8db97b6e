import { namesOfCharacters, readSpellings, type Spelling } from "../normalize";

const table = `
hab hb habs: habe
nich net ned nit nd nischt: nicht
nix nichs nixx nuex: nichts
nimmer nimma nuemme numme: nicht mehr
nueme nuem: nicht mehr
vllt vlt vielleich villeicht vieleicht: vielleicht
iwie irgenwie: irgendwie
iwann: irgendwann
iwas: irgendwas
iwo: irgendwo
i: ich
ichs: ich es
dus: du es
ers: er es
kanns: kann es
wills: will es
gehts: geht es
gibts: gibt es
wirds: wird es
machts: macht es
hats: hat es
wars: war es
ists: ist es
tuts: tut es
wenns: wenn es
bissl bissi bissle bisserl bischen: bisschen
is isses: ist
san: sind
ham: haben
ma: mal
grad gradeben: gerade
heut heit: heute
jz jtz jez jetz jetze jetzad iatz jtzt: jetzt
aufm: auf dem
ausm: aus dem
vorm: vor dem
vom: von dem
beim: bei dem
ins: in das
aufs: auf das
mitm: mit dem
mama mami mutti mum mudda mutta mamma mam muddi mamas mutters muetter: mutter
papa papi vati babba paps babo vatta papas vaters fater: vater
omi omma grossmutter omas: oma
opi oppa grossvater opas: opa
brudi: bruder
schwesta schwesti: schwester
schwiegermama: schwiegermutter
freundins: freundin
bua: bub
madl maedel maedl: maedchen
pls plz bidde biddee: bitte
kms: bringe mich um
kys: bring dich um
suizid selbsmord selbstmort suizit suicid suicide selbsttoetung freitod: selbstmord
suizidal suizidgefaehrdet lebensmuede selbstmordgefaehrdet: will sterben
svv: selbstverletzung
ueberdosiss ueberdossis: ueberdosis
krankenwaagen krankenwagn rettungswagen rtw sanka ambulanz rettungsdienst: krankenwagen
notartzt notartz: notarzt
notrufnummer: notruf
spital krankenhauss kh: krankenhaus
tabs tabl: tabletten
schlaftabs schlafis: schlaftabletten
ibus: ibu
paracetamoltabletten paras: paracetamol
meds medis: medikamente
blutets: blutet es
amokt: amok
uebers: ueber das
umbrigen umbringn umbring umbringe umbringt: umbringen
strebe stebe steben strben: sterben
stirpt: stirbt
schmerzn schmertzen: schmerzen
schlaeg schlagt schleagt: schlaegt
fuhle fuehl: fuehle
tod todt: tot
vergewaltig: vergewaltigt
entlich: endlich
warscheinlich wahrscheindlich: wahrscheinlich
mfg lg hdl hdgdl: ~
kp ka omg tbh idk wtf alter digga diggah bro bruh: ~
wg: wegen
u: und
od: oder
oda: oder
aba: aber
immernoch: immer noch
garnicht: gar nicht
garnichts: gar nichts
garkeine: gar keine
garkein: gar kein
nichtmehr: nicht mehr
nichmehr: nicht mehr
kannnicht: kann nicht
ichkann: ich kann
ichwill: ich will
nimmts: nimmt es
keina: keiner
kenna: kann
mog: mag
wui: will
wuell: will
chan cha: kann
han: habe
mues muess: muss
isch: ist
gseh: sehe
chind: kind
noed: nicht
schmerze: schmerzen
schmaerze: schmerzen
tablettli: tabletten
`;

const typoTargets =
  "selbstmord umbringen sterben gestorben tabletten schlaftabletten paracetamol ibuprofen medikamente ueberdosis geschluckt verschluckt vergiftet krankenwagen rettungswagen notarzt bewusstlos ohnmaechtig zusammengebrochen reagiert atmet atmung erstickt ersticke herzinfarkt schlaganfall krampfanfall epileptischer schmerzen brustschmerzen schwindelig lallt gelaehmt blutet verblutet rasierklinge ritzen geritzt schneiden geschnitten verletzen verletzt schlaegt geschlagen verpruegelt gewuergt bedroht droht misshandelt missbraucht vergewaltigt angefasst anfasst beruehrt geheimnis niemand niemandem freundin freund stiefvater mutter vater belastung wertlos sinnlos hoffnungslos aufhoeren verschwinden abschied aufwachen weiterleben unertraeglich aushalten verzweifelt ploetzlich morgen jetzt nichts einfach".split(
    " ",
  );

const phrases: Spelling["phrases"] = [
  // Names of the characters: the person addressed, not the subject.
  [
    new RegExp(
      ` (?:(?:liebe|lieber|hey|hi|hallo|servus|moin|gruezi|dr|doktor|doctor|herr|frau|meister|ok|okay|also|na|so) )?(?:${namesOfCharacters})(?= )`,
      "g",
    ),
    " ",
  ],
  [/ {2,}/g, " "],
];

/** "ä" and "ae" are one: half of the visitors have no keys for umlauts. */
const fold = (text: string): string =>
  text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss");

export const germanSpelling: Spelling = { fold, spellings: readSpellings(table), typoTargets, phrases };
