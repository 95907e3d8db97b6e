import type { LanguagePack } from "../language-pack";

/** Small words that English does not have. */
const words = (list: string) => new RegExp(`(?<![\\p{L}'])(?:${list})(?![\\p{L}'])`, "giu");

/** Languages a visitor may write in, by their letters or their small words. */
export const tongues: LanguagePack["tongues"] = [
  ["Chinese or Japanese", /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["Korean", /\p{Script=Hangul}/gu],
  ["Arabic or Persian", /\p{Script=Arabic}/gu],
  ["Hebrew", /\p{Script=Hebrew}/gu],
  ["Greek", /\p{Script=Greek}/gu],
  ["Hindi", /\p{Script=Devanagari}/gu],
  ["Ukrainian", /[іїєґ]/giu],
  ["Russian or Bulgarian", /\p{Script=Cyrillic}/gu],
  [
    "Spanish",
    words(
      "hola|habla|hablan|hablar|puede|en español|qué|que|gracias|español|hablas|cómo|buenos|buenas|usted|está|estás|eres|puedes|quién|dónde|cuándo|por|para|una|muy|tú|mi|gusta|gustaría|contigo|piensas|los|del",
    ),
  ],
  [
    "German",
    words(
      "tschüss|tschüs|grüezi|grüß|servus|chasch|hochdeutsch|schwiizerdütsch|herr|sie|auf deutsch|guten|ich|nicht|und|wie|geht|danke|bitte|ist|das|du|sprechen|sprichst|deutsch|wer|bist|ein|eine|dein|deiner|deine|mir|mich|dir|es|ihnen|kannst|warum|woher|gern|auf|von|mit|über|hallo|erzähl",
    ),
  ],
  [
    "French",
    words(
      "bonjour|ça va|ca va|en français|bonsoir|salut|est-ce|vous|merci|je|tu|parles|parlez|français|avec|oui|comment|quel|quelle|pourquoi|suis|êtes|dans|qui|être|mon|votre|c'est|qu'est-ce|les|où",
    ),
  ],
  [
    "Italian",
    words(
      "ciao|buongiorno|buonasera|sono|grazie|stai|parli|italiano|perché|che|cosa|vorrei|sei|dove|quando|della|il|di|mi",
    ),
  ],
  ["Portuguese", words("olá|obrigado|obrigada|você|português|não|uma|são|bom|dia|como|fala|falas|seu|onde|é")],
  ["Dutch", words("hallo|goedemorgen|goedenavond|ik|niet|het|een|jij|je|hoe|gaat|spreek|nederlands|wat|met|dank")],
  ["Polish", words("dzień|dobry|cześć|jak|się|masz|mówisz|polsku|dziękuję|jest|nie|czy|co|proszę")],
  [
    "Serbian or Croatian",
    words("dobar|dobro|zdravo|hvala|kako|ste|govorite|govoriš|srpski|hrvatski|doviđenja|gospodine|molim|što|šta|nisam"),
  ],
  ["Turkish", words("merhaba|nasılsın|nasılsınız|teşekkürler|türkçe|günaydın|biliyor|konuşuyor")],
  ["Swedish", words("hej|jag|inte|och|hur|mår|tack|är|du|svenska|talar|vad|det")],
];
