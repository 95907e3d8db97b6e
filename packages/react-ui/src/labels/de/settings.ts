import type { Labels } from "../en";
import { named } from "./named";

export const settings: Labels["settings"] = {
  title: "Einstellungen",
  replies: "Antworten",
  answersNow: (name) => `Antwortet jetzt: ${named(name)}.`,
  chooseReplies: "Wählen, was antwortet",
  voice: "Stimme und Töne",
  speakReplies: "Gesprochene Antworten",
  noVoice: "Dieser Browser hat keine Stimme für diese Figur. Antworten erscheinen als Text.",
  sounds: "Töne",
  captions: "Untertitel in der Gesprächsrunde",
  camera: "Kamera",
  quality: "Bildqualität",
  language: "Sprache",
  pageLanguage: "Sprache der Seite",
  languageLoading: "Die Sprache wird geladen…",
  languageFailed: "Die Sprache konnte nicht geladen werden. Prüfe deine Verbindung und wähle sie noch einmal.",
  spokenLanguage: "Sprache, die du sprichst",
  englishReplies: "Eingebaute Antworten sind auf Englisch und verstehen Englisch.",
  appearance: "Darstellung",
  theme: "Farben",
  themes: { system: "System", light: "Hell", dark: "Dunkel" },
  textSize: "Schriftgröße",
  textSizes: { normal: "Normal", large: "Groß", larger: "Größer", largest: "Am größten" },
  keys: "Tastatur",
  showKeys: "Tasten zeigen",
};

export const keys: Labels["keys"] = {
  title: "Tastatur",
  list: [
    ["Eingabe", "Die Nachricht senden"],
    ["Umschalt + Eingabe", "Eine neue Zeile beginnen"],
    ["Leertaste, gehalten", "Sprechen, wenn kein Feld und kein Knopf gewählt ist"],
    ["Leertaste", "Nächster Beitrag in der Gesprächsrunde, wenn du in deinem eigenen Tempo liest"],
    ["Pfeil auf, Pfeil ab", "In der Liste der Figuren oder Gespräche wandern"],
    ["Esc", "Schließen, was offen ist, oder die Aufnahme, die Stimme oder die Antwort stoppen"],
    ["?", "Diese Liste zeigen"],
  ],
};
