/** A question, or a request for something to be told or made. */
const asks =
  /\?\s*$|^(?:und |also |ok(?:ay)?,? |na gut,? )?(?:wer|wen|wem|wessen|was|welche[rsnm]?|wann|wo|woher|wohin|warum|wieso|weshalb|wie|ist|sind|war|waren|hat|haben|hatte|gibt|gab|kann|kannst|könnt|könnten|würde|würdest|erzähl|erzähle|sag|sage|zeig|zeige|sing|lies|schreib|schreibe|erklär|erkläre|beschreib|beschreibe|nenn|nenne|vergleich|vergleiche|mach|mal|zeichne)(?![\p{L}\d])/iu;
/** What is told or given to "mir" need not be about oneself. */
const askedFor =
  /(?<!\p{L})(?:erzähle?|gib|zeige?|sing|lies|bringe?|schreibe?|erkläre?|sage?|nenne?|mache?) (?:mir|uns)(?!\p{L})/giu;
/** Words of oneself, and words that point at what was said. */
const ofOneself =
  /(?<!\p{L})(?:ich|mich|mir|mein\p{L}*|wir|uns|unser\p{L}*|es|das(?=\s*(?:[?.!,]|$)| (?:ist|war|wird|kann|soll|hilft|geht|macht|alles|nicht|denn|noch|schon|so)(?!\p{L}))|dies\p{L}*|davon|damit|darüber|sie|ihn|ihm|er|ihr\p{L}*|ihnen|man)(?!\p{L})/iu;
/** What people in need ask about. */
const ofNeed =
  /(?<!\p{L})(?:hilf\p{L}*|helf\p{L}*|weh|verletz\p{L}*|schmerz\p{L}*|töte\p{L}*|tot\p{L}*|tod\p{L}*|sterb\p{L}*|stirb\p{L}*|gestorben|umbring\p{L}*|selbstmord\p{L}*|suizid\p{L}*|sicher\p{L}*|allein\p{L}*|einsam\p{L}*|angst\p{L}*|besser|schlimmer|leichter|egal|kümmer\p{L}*|vermiss\p{L}*|merk\p{L}*|sinn\p{L}*|hoffnung\p{L}*|bleib\p{L}*|geh\p{L}*|weg|aufhör\p{L}*|ende\p{L}*|anruf\p{L}*|nummer|notruf|arzt|ärzt\p{L}*|krankenhaus|spital|krankenwagen|rettung|polizei|pille\p{L}*|tablette\p{L}*|dosis|blut\p{L}*|atm\p{L}*|atem|schläg\p{L}*|schlag\p{L}*|strick|brücke|pistole|messer|klinge\p{L}*|mehr|stör\p{L}*)(?!\p{L})/iu;

/** Umlauts that are written with an e. */
const withUmlauts = (text: string): string =>
  text.replaceAll(/ae/gi, "ä").replaceAll(/oe/gi, "ö").replaceAll(/ue/gi, "ü");

/**
 * Whether a German message asks for something that has nothing to do with the speaker, such as "Was ist Drehstrom?". Short
 * words, such as "warum" and "wen kümmert’s", may be about anything.
 */
export function asksForOther(text: string): boolean {
  const plain = text.replaceAll(/[’']/g, "").trim();
  const written = withUmlauts(plain);
  const isAsked = asks.test(plain) || asks.test(written);
  if (!isAsked || plain.split(/\s+/).length < 3 || ofNeed.test(plain) || ofNeed.test(written)) return false;
  return !ofOneself.test(written.replaceAll(askedFor, "")) && !ofOneself.test(plain.replaceAll(askedFor, ""));
}
