/** The languages that the built-in check has rules for. */
export type KnownLanguage = "en" | "de";

// Frequent words, and decisive ones, that the other language does not have: "die", "was" and "not" are in neither list.
const words: Readonly<Record<KnownLanguage, string>> = {
  en: "the and of is are were to that it you your my with have this what but be they we for at by from would there i me he she his her him them us ive ill id u ur youre its not no now one more if only because than then on off up out into over after before again has had been being go going went got get never ever every some any here who said say says hate love day last first good better as or dont cant didnt isnt just please how why who when where think know about feel help myself suicide kill dead dying dies death hurt hurts took pills wanna gonna anymore nobody tell do does did can could should please want life live tonight mum mom dad husband wife",
  de: "ich du macht eigentlich wurden warst wozu heisst darf und der das ist nicht ein eine einen einem mit auf für von zu sich auch dem den des mir mich mein meine meinen meiner dich dein deine dir sie er wir ihr uns euch bin bist sind hab habe hast haben hatte kann kannst können könnt muss musst möchte wollte soll wird würde werde noch nur schon immer wieder mehr wie warum wieso wer wo wann wenn weil aber oder doch mal kein keine keinen keiner niemand nichts nix nich nimmer nie jetzt heute morgen gerade bitte danke hallo servus moin grüezi hilfe helft notarzt krankenwagen rettung selbstmord suizid umbringen umgebracht sterben stirbt gestorben tot tod töten leben überdosis tabletten blutet blut schmerzen atmet schlägt geschlagen mutter vater mann frau freund freundin sag erzähl erklär gibt geht tut weh ned nöd nümme mog isch gseh aus bei nach vor über unter durch gegen ohne sehr viel gut ja nein alles etwas",
};

const known: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: new Set(words.en.split(" ")),
  de: new Set(words.de.split(" ").flatMap((word) => [word, withoutUmlauts(word)])),
};

function withoutUmlauts(word: string): string {
  return word.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
}

const countOf = (found: readonly string[], language: KnownLanguage): number =>
  found.filter((word) => known[language].has(word)).length;

/** The first thousands of words tell the language of the rest. */
const HEAD = 20_000;

const knownLanguage = (tag: string): KnownLanguage | null =>
  (/^(en|de)\b/i.exec(tag)?.[1]?.toLowerCase() as KnownLanguage) ?? null;

/**
 * The languages whose rules a text is read by: what it is written in, whatever the language of the page is, since English
 * rules misread German. Both where one has half as many words as the other; that of the page where the text does not tell.
 *
 * @param page a BCP 47 tag
 */
export function languagesOf(text: string, page: string): readonly KnownLanguage[] {
  const found =
    text
      .slice(0, HEAD)
      .toLowerCase()
      .replaceAll(/['’‘`´]/g, "")
      .match(/\p{L}+/gu) ?? [];
  const english = countOf(found, "en");
  const german = countOf(found, "de") + found.filter((word) => /[äöüß]/.test(word)).length;
  if (2 * Math.min(english, german) >= Math.max(english, german, 1)) return ["en", "de"];
  if (english !== german) return [english > german ? "en" : "de"];
  const ofPage = knownLanguage(page);
  return ofPage === null ? [] : [ofPage];
}
