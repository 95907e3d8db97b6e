import type { Labels } from "../en";
import { named } from "./named";

export const live: Labels["live"] = {
  mode: "Art des Gesprächs",
  live: "Live",
  text: "Text",
  agent: (name) => `Antwortet jetzt: ${named(name)}.`,
  start: "Gespräch beginnen",
  end: "Gespräch beenden",
  again: "Noch einmal versuchen",
  mute: "Stumm",
  unmute: "Hörbar",
  volume: "Lautstärke",
  like: "Gute Antwort",
  dislike: "Schlechte Antwort",
  rated: "Bewertung gesendet.",
  field: "Nachricht",
  placeholder: (name) => `Schreib an ${name}, oder sprich einfach…`,
  send: "Senden",
  you: "Du (hört zu…)",
  idle: (name) => `Drücke „Gespräch beginnen“ und sprich. ${name} antwortet laut.`,
  idleInWriting: (name) => `Drücke „Gespräch beginnen“ und sprich. ${name} antwortet schriftlich.`,
  connecting: (name) => `Verbindung mit ${name} wird aufgebaut…`,
  asking: "Erlaube das Mikrofon, wenn der Browser fragt.",
  listening: (name) => `${name} hört zu.`,
  speaking: (name) => `${name} spricht…`,
  working: (name) => `${name} arbeitet an der Antwort…`,
  muted: "Dein Mikrofon ist stumm.",
  reconnecting: "Die Verbindung wird erneuert… Was du schreibst, ist aufbewahrt.",
  askingAgain: (name) => `${name} wird noch einmal gefragt… Was du gesagt hast, ist aufbewahrt.`,
  elsewhere: "Du bist in einem anderen Tab oder auf einem anderen Gerät live.",
  takeOver: "Hier live gehen",
  endedByVisitor: "Das Gespräch ist zu Ende. Was gesagt wurde, ist aufbewahrt.",
  endedByAgent: (name) =>
    `${name} hat das Gespräch beendet. Was gesagt wurde, ist aufbewahrt. Du kannst jederzeit neu beginnen.`,
  endedBySilence:
    "Beginne neu, um weiterzumachen: Das Gespräch endete, weil niemand sprach. Was gesagt wurde, ist aufbewahrt.",
  endedByLength:
    "Beginne neu, um weiterzumachen: Das Gespräch hat seine Zeitgrenze erreicht. Was gesagt wurde, ist aufbewahrt.",
  notAnswered: (name) =>
    `Warte einen Moment, frage erneut, oder wechsle zum Text: ${name} hat noch nicht geantwortet. Was du gesagt hast, ist aufbewahrt.`,
  notBegun: (name) => `Sag oder schreib etwas. Wenn ${name} nicht antwortet, wechsle zum Text.`,
  notBegunMuted: (name) =>
    `Mach dein Mikrofon hörbar, oder schreib etwas. Wenn ${name} nicht antwortet, wechsle zum Text.`,
  notBegunInWriting: (name) => `Schreib etwas. Wenn ${name} nicht antwortet, wechsle zum Text.`,
  tryMicrophone: "Mikrofon noch einmal versuchen",
  waiting: (name) => `Wird gesendet, sobald ${name} dich hören kann.`,
  full: (name) => `Sende dies, sobald ${name} dich hören kann. Bis dahin bleibt es im Feld.`,
  messageWaits: "Wechsle zum Text, um weiterzuschreiben: Deine Worte sind dort aufbewahrt.",
  tooLong: (most) =>
    `Sende dies in Teilen, oder wechsle zum Text. Die Grenze ist ${most.toLocaleString("de")} Zeichen.`,
  unsent: "Noch nicht gesendet. Es wird gesendet, wenn du neu beginnst.",
  discard: "Nicht senden",
  transcript: "Mitschrift",
  transcriptEmpty: "Was ihr beide sagt, wird hier aufbewahrt.",
  closeTranscript: "Mitschrift schließen",
  output: "Ton kommt aus",
  problem: {
    noMicrophone:
      "Nichts ist zu hören. Erlaube das Mikrofon in der Adressleiste und prüfe, ob es angeschlossen ist. Manche Browser haben keinen Sprachdienst: Dann schreib stattdessen.",
    cannotListen: "Schreib stattdessen: Dieser Browser versteht keine Sprache.",
    silence: "Sag oder schreib etwas, sonst endet das Gespräch in wenigen Sekunden.",
    noAnswer:
      "Sag es gleich noch einmal: Es kam keine Antwort, oder nicht die ganze. Was gesagt wurde, ist aufbewahrt.",
    output: "Wähle ein anderes Gerät: Dieses funktioniert nicht.",
    other: "Etwas ist schiefgegangen. Wenn das Gespräch nicht weitergeht, beende es und beginne neu.",
  },
  failure: {
    noAgent: "Wechsle zum Text, oder wähle eine andere Figur: Diese kann nicht live sprechen.",
    unchecked: "Prüfe deine Verbindung und versuche es noch einmal: Die Sicherheitsprüfung wurde nicht geladen.",
    notAllowed:
      "Mikrofonfehler: Der Browser lässt diese Seite nicht zuhören. Erlaube das Mikrofon in der Adressleiste und versuche es noch einmal.",
    noMicrophone: "Mikrofonfehler: Kein Mikrofon gefunden. Schließe eines an und versuche es noch einmal.",
    locked: "Das Archiv ist verschlossen. Öffne es und beginne neu.",
    outdatedClient:
      "Lade die Seite neu und beginne dann neu: Es gibt eine neue Version. Was gesagt wurde, ist aufbewahrt.",
    auth: "Wechsle zum Text, oder sag es der Person, die dieses Archiv betreibt: Der Live-Dienst funktioniert hier zurzeit nicht.",
    notAuthorised:
      "Wechsle zum Text, oder sag es der Person, die dieses Archiv betreibt: Der Live-Dienst ist nicht eingerichtet.",
    quota: "Versuche es später noch einmal, oder wechsle zum Text: Das Limit der Live-Gespräche ist erreicht.",
    refused:
      "Wechsle zum Text, oder sag es der Person, die dieses Archiv betreibt: Der Live-Dienst hat das Gespräch abgelehnt.",
    unavailable:
      "Versuche es später noch einmal, oder wechsle zum Text: Der Live-Dienst ist nicht verfügbar. Deine Verbindung funktioniert.",
    elsewhere: "Beende dein Live-Gespräch im anderen Tab oder auf dem anderen Gerät und versuche es noch einmal.",
    unanswered: "Versuche es noch einmal und erlaube das Mikrofon, wenn der Browser fragt, oder wechsle zum Text.",
    invalid: "Mit dem Live-Dienst ist etwas schiefgegangen. Versuche es noch einmal, oder wechsle zum Text.",
    timeout: "Der Live-Dienst hat zu lange nicht geantwortet. Versuche es noch einmal, oder wechsle zum Text.",
    network: "Die Verbindung zum Live-Dienst ist abgebrochen. Prüfe deine Verbindung und versuche es noch einmal.",
    unsupported: "Dieser Browser kann kein Live-Gespräch führen. Wechsle zum Text.",
    unknown: "Das Live-Gespräch ist ausgefallen. Versuche es noch einmal, oder wechsle zum Text.",
  },
};

export const connection: Labels["connection"] = {
  title: "Verbindung prüfen",
  subtitle: "Sieh nach, ob du von hier aus live sprechen kannst.",
  start: "Prüfung beginnen",
  again: "Noch einmal prüfen",
  stop: "Stopp",
  running: "Wird geprüft…",
  good: "Du kannst von hier aus live sprechen.",
  bad: "Etwas funktioniert nicht. Daneben steht, was du tun kannst.",
  steps: {
    microphone: "Mikrofon",
    server: "Das Archiv",
    websocket: "Live-Verbindung",
    mediaRoom: "Anruf",
    relay: "Umweg um ein strenges Netz",
  },
  states: {
    waiting: "Wartet",
    running: "Wird geprüft…",
    passed: "Funktioniert",
    failed: "Funktioniert nicht",
    skipped: "Nicht nötig",
    unknown: "Nicht prüfbar",
    untried: "Nicht versucht",
  },
  advice: {
    microphone: "Erlaube das Mikrofon in der Adressleiste und prüfe, ob es angeschlossen ist.",
    server: "Prüfe, ob du online bist und das Archiv offen ist, und prüfe dann noch einmal.",
    websocket:
      "Versuche es in einem anderen Netz, oder wechsle zum Text: Eine Firewall oder eine Erweiterung schließt vielleicht die Verbindung.",
    mediaRoom:
      "Versuche es in einem anderen Netz, etwa dem deines Telefons, oder wechsle zum Text: Dieses lässt keine Anrufe durch.",
    relay: "Benutze ein anderes Netz, oder bitte die Person, die dieses betreibt, Anrufe zu erlauben.",
  },
};
