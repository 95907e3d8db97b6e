import type { Labels } from "../en";
import { named } from "./named";

export const models: Labels["models"] = {
  title: "Antworten",
  subtitle: "Wähle, was antwortet, und sieh, wohin deine Worte gehen.",
  checking: "Sprachmodelle auf diesem Gerät werden gesucht…",
  running: "Antwortet jetzt",
  about: {
    remote: "Ein Sprachmodell auf einem Server. Deine Nachrichten werden dorthin gesendet, um beantwortet zu werden.",
    browser: "Das eigene Sprachmodell dieses Browsers. Es läuft auf diesem Gerät, ohne Server.",
    file: "Ein eigenes Sprachmodell aus einer Datei. Es läuft auf diesem Gerät, ohne Server.",
    builtIn:
      "Von Menschen geschrieben, auf Englisch, und auf diesem Gerät nach Regeln gewählt. Keine KI liest deine Worte.",
  },
  logged: "In jedem Fall bewahrt der Server eine Kopie des Gesprächs auf: siehe „Gedächtnis“.",
  modelName: named,
  use: (name) => `${named(name)} benutzen`,
  download: "Herunterladen und benutzen",
  chooseFile: "Datei wählen (.gguf)",
  more: "Mehr",
  cost: {
    browser: "Ein Download von mehreren Gigabyte durch den Browser, den auch andere Websites benutzen.",
    file: "Die Datei wird in den Speicher dieses Browsers kopiert und braucht denselben Platz noch einmal.",
    sized: (size) => `Ein Download von ${size}.`,
  },
  cannotRemove: "Löschen kannst du es in den Einstellungen des Browsers.",
  remove: "Von diesem Gerät löschen",
  removing: "Wird gelöscht…",
  notRemoved:
    "Das Modell konnte nicht gelöscht werden. Schließe andere Seiten dieses Archivs und versuche es noch einmal.",
  fetching: "Das Modell wird vorbereitet…",
  progress: (percent) => `${percent} fertig`,
  cancel: "Abbrechen",
  dismiss: "Schließen",
  again: "Noch einmal versuchen",
  failure: {
    refused: "Der Browser hat den Download nicht erlaubt. Drücke den Knopf noch einmal.",
    network: "Der Download ist abgebrochen. Prüfe deine Verbindung und versuche es noch einmal.",
    noSpace: "Schaffe Platz auf diesem Gerät und versuche es noch einmal: Er reicht nicht.",
    unsupported: "Dieses Gerät kann das Modell nicht ausführen.",
    notAModel: "Wähle eine Modelldatei: Ihr Name endet auf .gguf.",
    truncated: "Lade die Datei noch einmal herunter und wähle sie dann erneut: Sie ist nicht vollständig.",
    noMemory: "Wähle ein kleineres Modell von höchstens 3,5 Gigabyte: Dieses ist zu groß.",
    unknown: "Das Modell konnte nicht geladen werden. Versuche es noch einmal.",
  },
  switched: (name) => `Antwortet jetzt: ${named(name)}. Das Gespräch geht weiter.`,
  gone: (before, name) => `Nicht mehr auf diesem Gerät: ${named(before)}. Antwortet jetzt: ${named(name)}.`,
  understood: "OK",
};
