import type { Labels } from "../en";

const dayCount = (days: number) => (days === 1 ? "1 Tag" : `${days.toLocaleString("de")} Tage`);
const messageCount = (count: number) => (count === 1 ? "1 Nachricht" : `${count.toLocaleString("de")} Nachrichten`);

export const qr: Labels["qr"] = {
  title: (product) => `${product} auf dem Telefon öffnen`,
  picture: (url) => `QR-Code für ${url}`,
  thisDevice:
    "Diese Adresse funktioniert nur auf diesem Gerät. Frage die Person, die das Archiv betreibt, nach seiner öffentlichen Adresse.",
  copy: "Adresse kopieren",
  copied: "Die Adresse ist kopiert.",
  refused: "Das Kopieren ist fehlgeschlagen. Markiere die Adresse oben und kopiere sie von Hand.",
  iPhone: {
    device: "Auf dem iPhone",
    steps: ["Öffne die Kamera und halte sie über den Code.", "Tippe auf den gelben Link, der erscheint."],
  },
  android: {
    device: "Auf Android",
    steps: ["Öffne die Kamera oder Google Lens und halte sie über den Code.", "Tippe auf die Adresse, die erscheint."],
  },
};

export const memory: Labels["memory"] = {
  title: "Gedächtnis",
  created: "Angelegt",
  lastInteraction: "Zuletzt gesprochen",
  never: "Nie",
  unknown: "Unbekannt",
  total: "Nachrichten insgesamt",
  fromUser: "Nachrichten von dir",
  fromCharacter: "Nachrichten der Figur",
  images: "Geteilte Bilder",
  storedHere: "Gespräche sind nur in diesem Browser gespeichert; eine andere Kopie gibt es nicht.",
  storedHereAndOnServer: (days) =>
    `Gespräche sind in diesem Browser gespeichert und auf dem Server${days === null ? "" : ` (${dayCount(days)} lang)`}.`,
  storedNowhere:
    "Dieser Browser speichert nichts für diese Seite: Das Gespräch bleibt, bis die Seite geschlossen wird. Eine andere Kopie gibt es nicht.",
  storedOnServer: (days) =>
    `Dieser Browser speichert nichts für diese Seite. Der Server bewahrt das Gespräch auf${days === null ? "" : ` (${dayCount(days)} lang)`}.`,
  clearsHere: "„Gedächtnis leeren“ löscht die mit dieser Figur.",
  clearsBoth: "„Gedächtnis leeren“ löscht die mit dieser Figur an beiden Orten.",
  clearsOnServer: "„Gedächtnis leeren“ löscht es auch dort.",
  coreIdentity: "Wer das ist",
  biographyLoading: "Die Lebensgeschichte wird geladen…",
  biographyFailed: "Die Lebensgeschichte konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.",
  opening: "Das Gedächtnis wird geöffnet…",
  openingFailed: "Dieser Teil konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.",
  importFile: "Aus Datei importieren (.json)",
  download: "Datei herunterladen",
  share: "Kopieren oder teilen",
  clear: "Gedächtnis leeren",
  paste: "Gedächtnis einfügen",
  pastePlaceholder: "Den ganzen Export hier einfügen",
  importText: "Text von oben importieren",
  reading: "Das Gedächtnis wird gelesen…",
  storing: "Das Gedächtnis wird gespeichert…",
  cancel: "Abbrechen",
  namedOther: (named, name) => `Die Datei nennt ${named}, kam aber in das Gedächtnis von ${name}.`,
  dismissNamedOther: "OK",
  pasteFirst: "Füge zuerst einen Export in das Textfeld ein.",
  notJson: {
    file: "Das ist keine gültige JSON-Datei.",
    text: "Das ist kein gültiger Export. Achte darauf, den ganzen Text zu kopieren.",
  },
  wrongFormat: {
    file: "Der Import ist fehlgeschlagen. Prüfe das Format der Datei.",
    text: "Der Import ist fehlgeschlagen. Prüfe das Format des Textes.",
  },
  importFailed: "Der Import ist fehlgeschlagen.",
  refusal: {
    notJson: () => "Das ist kein vollständiger Export. Nichts wurde geändert.",
    wrongFormat: () => "Er enthält keine Liste von Gesprächen. Nichts wurde geändert.",
    badMessage: (at) => `Nachricht ${String(at)} ist beschädigt. Nichts wurde geändert.`,
    tooLarge: () => "Er ist größer als 100 MB oder enthält zu viel außer Nachrichten. Nichts wurde geändert.",
    tooMany: () => "Er enthält mehr als 500.000 Nachrichten. Nichts wurde geändert.",
    tooLong: (at) => `Nachricht ${String(at)} ist länger als eine Million Zeichen. Nichts wurde geändert.`,
    tooDeep: () => "Er ist zu verschachtelt zum Lesen. Nichts wurde geändert.",
    unreadable: () => "Prüfe, ob die Datei noch da ist, und wähle sie noch einmal: Sie kann nicht gelesen werden.",
    full: () =>
      "Schaffe Platz und versuche es noch einmal: Der Speicher dieses Browsers ist voll. Nichts wurde geändert.",
    blocked: () => "Öffne ein normales Fenster, kein privates: Hier kann nichts aufbewahrt werden.",
    timeout: () =>
      "Schließe andere Seiten und versuche es noch einmal: Es dauerte länger als zwei Minuten. Nichts wurde geändert.",
    unsettled: () => "Lade die Seite neu, um zu sehen, ob es gelungen ist: Es dauerte länger als zwei Minuten.",
    unknown: () => "Lade die Seite neu und versuche es noch einmal. Nichts wurde geändert.",
  },
  redated: (count) =>
    `${messageCount(count)} des Imports ${count === 1 ? "lag" : "lagen"} in der Zukunft und ${count === 1 ? "trägt" : "tragen"} jetzt die Zeit des Imports.`,
  dismissRedated: "OK",
  notice: {
    imported: "Der Import ist gelungen!",
    downloaded: "Der Download hat begonnen.",
    exportFailed: "Das Gedächtnis konnte nicht gelesen werden. Lade die Seite neu und versuche es noch einmal.",
    shared: "Das Gedächtnis ist geteilt.",
    copied: "Das Gedächtnis ist kopiert.",
    cleared: "Das Gedächtnis ist geleert.",
    clearedHere:
      "In diesem Browser geleert. Der Server war nicht erreichbar und hat es vielleicht noch: Leere noch einmal, wenn du online bist.",
    clearFailed: "Das Gedächtnis konnte nicht geleert werden. Lade die Seite neu und versuche es noch einmal.",
    restored: "Das alte Gedächtnis ist zurück.",
    restoreFailed:
      "Das alte Gedächtnis konnte nicht zurückgeholt werden. Lade die Seite neu und versuche es noch einmal.",
  },
  shareFailed: {
    refused:
      "Das Kopieren ist fehlgeschlagen. Erlaube die Zwischenablage in der Adressleiste, oder lade die Datei herunter.",
    unsupported: "Dieser Browser kann hier nicht kopieren. Lade stattdessen die Datei herunter.",
    unknown: "Das Gedächtnis konnte nicht kopiert werden. Lade stattdessen die Datei herunter.",
  },
  clearQuestion: "Wirklich alle Gespräche löschen? Das lässt sich nicht rückgängig machen.",
  clearExtent: (name, isOnServer) =>
    `Das löscht alle Gespräche mit ${name}: hier${isOnServer ? ", in jedem offenen Tab und auf dem Server" : " und in jedem offenen Tab"}.`,
  clearConfirm: "Leeren",
  downloadFirst: "Zuerst herunterladen",
  backup: {
    import: (messages, date) =>
      `Ein Import am ${date} hat das alte Gedächtnis ersetzt (${messageCount(messages)}). Es ist hier aufbewahrt.`,
    restore: (messages, date) =>
      `Das alte Gedächtnis wurde am ${date} zurückgeholt. Das importierte (${messageCount(messages)}) ist hier aufbewahrt.`,
  },
  restore: { import: "Altes Gedächtnis zurückholen", restore: "Importiertes Gedächtnis zurückholen" },
  room: (used, total) => `${used} von ${total} Speicher dieses Browsers sind belegt.`,
  roomPromised: "Dein Browser behält die Nachrichten, auch wenn der Platz knapp wird.",
  roomUnpromised:
    "Dein Browser löscht Nachrichten vielleicht, wenn der Platz knapp wird. Lade zur Sicherheit eine Kopie herunter.",
  roomScarce: (used, total) =>
    `Lade eine Kopie herunter: Der Speicher dieses Browsers ist fast voll (${used} von ${total}).`,
  downloadNow: "Jetzt herunterladen",
  search: "Alle Gespräche durchsuchen",
  foundList: "Gefundene Nachrichten",
  foundWith: (name) => `mit ${name}`,
  show: "Im Gespräch zeigen",
  found: (total, shown) =>
    total === 0
      ? "Keine Nachrichten gefunden."
      : total > shown
        ? `${messageCount(total)}; gezeigt sind die neuesten ${String(shown)}.`
        : messageCount(total),
};

export const conversations: Labels["conversations"] = {
  title: "Gespräche",
  begin: "Neues Gespräch",
  none: "Noch keine Nachrichten.",
  unnamed: "Gespräch",
  count: messageCount,
  all: "Alle Gespräche",
  rename: (name) => `„${name}“ umbenennen`,
  delete: (name) => `„${name}“ löschen`,
  name: "Name des Gesprächs",
  save: "Speichern",
  cancel: "Abbrechen",
  deleteTitle: "Dieses Gespräch löschen?",
  deleteExtent: (name, messages, isLogged) =>
    `„${name}“ (${messageCount(messages)}) wird in diesem Browser${isLogged ? " und auf dem Server" : ""} gelöscht. Das lässt sich nicht rückgängig machen.`,
  keep: "Abbrechen",
  deleteConfirm: "Löschen",
};

export const yourData: Labels["yourData"] = {
  title: "Deine Daten",
  here: "In diesem Browser: deine Nachrichten mit allen Figuren, unfertige Entwürfe und die Diskussion der Gesprächsrunde, bis du sie löschst, und deine Einstellungen.",
  hereUntilClosed: "In diesem Browser: nichts, nachdem diese Seite geschlossen ist.",
  onServer: (days) =>
    `Auf dem Server: deine Nachrichten und ihre Antworten${days === null ? "" : ` (jede ${dayCount(days)} lang)`}, unter einer zufälligen Kennung in einem Cookie, das 400 Tage nach deinem letzten Besuch endet. Bilder werden dort nie gespeichert.`,
  noServer: "Eine andere Kopie gibt es nicht.",
  opening: "Wird geöffnet…",
  openingFailed: "Dieser Teil konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.",
  show: "Zeigen, was der Server hat",
  hide: "Verbergen, was der Server hat",
  reading: "Der Server wird gefragt…",
  more: (name) => `Mehr mit ${name} zeigen`,
  nothing: "Der Server hat nichts von dir.",
  visitor: "Du",
  unreachable: "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.",
  locked: "Das Archiv ist verschlossen. Gib den Zugangscode ein und versuche es noch einmal.",
  tryAgain: "Noch einmal versuchen",
  download: "Alles herunterladen",
  downloading: "Alles wird gesammelt…",
  deleteAll: "Alles löschen",
  deleting: "Wird gelöscht…",
  forget: "Auf dem Server vergessen",
  forgetting: "Der Server wird gebeten, dich zu vergessen…",
  cancel: "Abbrechen",
  downloadFirst: "Zuerst herunterladen",
  deleteQuestion: "Alles löschen, mit allen Figuren? Das lässt sich nicht rückgängig machen.",
  deleteHere:
    "In diesem Browser und jedem offenen Tab: alle Nachrichten, was ein Import ersetzt hat, Entwürfe und die Diskussion der Gesprächsrunde.",
  deleteOnServer: "Auf dem Server: alles, was er von dir hat.",
  deleteKeeps: "Deine Einstellungen bleiben.",
  deleteConfirm: "Jetzt alles löschen",
  forgetQuestion: "Soll der Server dich vergessen? Das lässt sich nicht rückgängig machen.",
  forgetExtent:
    "Der Server löscht alles, was er von dir hat, und das Cookie, an dem er dich erkennt. Du brauchst den Zugangscode, um wieder hereinzukommen.",
  forgetKeeps: "Was in diesem Browser aufbewahrt ist, bleibt. „Alles löschen“ löscht das.",
  forgetConfirm: "Jetzt vergessen",
  notice: {
    downloadFailed: "Die Datei konnte nicht erstellt werden. Lade die Seite neu und versuche es noch einmal.",
    deleted: "Alles ist gelöscht.",
    deletedHere:
      "In diesem Browser gelöscht. Der Server war nicht erreichbar und hat es vielleicht noch: Drücke „Alles löschen“ noch einmal, wenn du online bist.",
    deleteFailed: "Nicht alles konnte gelöscht werden. Lade die Seite neu und drücke noch einmal „Alles löschen“.",
    forgotten: "Der Server hat dich vergessen.",
    forgetFailed:
      "Der Server war nicht erreichbar und kennt dich vielleicht noch. Versuche es noch einmal, wenn du online bist.",
  },
  downloaded: {
    complete: "Der Download hat begonnen.",
    none: "Der Download hat begonnen.",
    unreachable: "Der Download hat begonnen. Der Server war nicht erreichbar: Sein Teil fehlt oder ist unvollständig.",
    locked:
      "Der Download hat begonnen. Das Archiv ist verschlossen: Der Teil des Servers fehlt oder ist unvollständig.",
  },
};

export const iosTip: Labels["iosTip"] = {
  title: "Stimmen auf deinem iPhone",
  tips: [
    "Schalte den Stummmodus aus, um die Figuren zu hören.",
    "Tippe vor der ersten Antwort einmal irgendwohin, um Ton zu erlauben.",
    "Erlaube das Mikrofon, wenn Safari fragt, um zu sprechen statt zu schreiben.",
  ],
  dismiss: "Verstanden!",
};
