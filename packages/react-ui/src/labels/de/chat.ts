import type { Labels } from "../en";
import { named } from "./named";
import { seconds } from "./seconds";

export const productName = "Archive of Minds";

export const header: Labels["header"] = {
  chatRoom: "Gesprächsrunde",
  // Mit einem Bindestrich, an dem keine Zeile endet.
  qrCode: "QR‑Code",
  viewMemory: "Gedächtnis",
  closeMemory: "Gedächtnis schließen",
  character: "Figur",
};

export const messages: Labels["messages"] = {
  label: "Nachrichten",
  you: "Du",
  regenerate: "Andere Antwort",
  edit: "Nachricht bearbeiten",
  suggestions: "Fragen, die du stellen kannst",
  copy: "Kopieren",
  share: "Teilen",
  delete: "Löschen",
  deleteTitle: "Deine Nachricht und ihre Antwort löschen?",
  deleteExtent: (isLogged) =>
    isLogged
      ? "Beide werden in diesem Browser und auf dem Server gelöscht. Das lässt sich nicht rückgängig machen."
      : "Beide werden in diesem Browser gelöscht. Das lässt sich nicht rückgängig machen.",
  keep: "Abbrechen",
  copied: "Kopiert",
  copyFailed: "Das Kopieren ist fehlgeschlagen. Markiere den Text und kopiere ihn von Hand.",
  imageShared: "Bild geteilt",
  picture: "Dein Bild",
  jump: "Zur neuesten",
  loading: "Deine Nachrichten werden geöffnet…",
  thinking: (name) => `${name} denkt nach…`,
  modelLoading: (name) => `${name} wartet auf das Sprachmodell, das vielleicht noch geladen wird…`,
  queued: (place, waitMs) =>
    `Das Sprachmodell beantwortet eine Nachricht nach der anderen. Vor deiner ${place === 1 ? "ist noch 1" : `sind noch ${place}`}${waitMs === undefined ? "" : `: etwa ${seconds(waitMs)}`}.`,
  writing: (name) => `${name} schreibt`,
  earlierKept: "Deine früheren Nachrichten sind aufbewahrt.",
  showEarlier: "Zeigen",
  voiceOnly: "Nur Stimme. Dein Gespräch ist aufbewahrt.",
  writtenBy: (model) => `Geschrieben von: ${named(model)}.`,
  imported: "Importiert.",
  interruptedHere: "[hier unterbrochen]",
  end: {
    complete: "",
    failed: "",
    stopped: "Von dir gestoppt.",
    interrupted: "Unterbrochen.",
    cut: "Hier abgebrochen.",
    length: "Die Antwort hat ihre Längengrenze erreicht.",
    refused: "Das Modell wollte dies nicht beantworten. Versuche es mit anderen Worten.",
  },
};

export const composer: Labels["composer"] = {
  field: "Nachricht",
  placeholder: (name) => `Schreib an ${name}…`,
  send: "Senden",
  sendWithImage: "Mit Bild senden",
  stopReply: "Antwort stoppen",
  hint: "Eingabe sendet, Umschalt+Eingabe beginnt eine neue Zeile.",
  editing: "Du bearbeitest deine letzte Nachricht.",
  leave: "Abbrechen",
  tooLong: "Kürze diese Nachricht, oder sende sie in Teilen. Die Grenze ist eine Million Zeichen.",
};

export const empty: Labels["empty"] = {
  doors: "Figuren",
  yourLine: (line) => `Du: ${line}`,
  together: "Gemeinsam",
  togetherSubtitle: "Mehrere auf einmal",
  invitation: (name) => `Beginne mit einer Frage an ${name}, oder mit einer von diesen:`,
};

export const model: Labels["model"] = {
  builtIn: "Eingebaute Antworten, von Hand und auf Englisch geschrieben. Keine KI schreibt sie.",
  remote: (name) => `Die Antworten kommen von ${named(name)}, einem Sprachmodell.`,
  onDevice: (name) => `Die Antworten kommen von ${named(name)}, einem Sprachmodell auf diesem Gerät.`,
};

export const dialog: Labels["dialog"] = {
  close: "Schließen",
};

export const crash: Labels["crash"] = {
  title: "Dieser Teil des Archivs funktioniert nicht mehr.",
  advice: "Lade die Seite neu, um weiterzumachen. Deine Nachrichten sind aufbewahrt.",
  reload: "Neu laden",
  unfetched:
    "Dieser Teil konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal. Wenn er dann noch fehlt, lade die Seite neu.",
  again: "Noch einmal versuchen",
};

export const firstScreenVoice = {
  replay: "Antippen zum Anhören",
  hear: "Stimme laden",
  menu: "Menü",
  unspoken: (name: string) => `Was ${name} sagt`,
  sayIt: "Laut sagen",
};

export const firstScreenMicrophone = {
  record: "Aufnehmen",
  stopAndSend: "Stoppen & senden",
  sending: "Wird gesendet…",
  you: "Du (hört zu…)",
  starting: "Das Mikrofon wird geöffnet…",
  asking: "Erlaube das Mikrofon, wenn der Browser fragt.",
  listening: "Hört zu. Drücke „Stoppen & senden“, wenn du fertig bist.",
  listeningAutomatically: "Hört zu. Hör auf zu sprechen, um zu senden.",
  restarting: "Das Mikrofon wird neu verbunden…",
  suspended: "Das Mikrofon wartet, bis die Antwort zu Ende ist.",
  level: "Lautstärke am Mikrofon",
};
