import type { Labels } from "../en";
import { named } from "./named";
import { seconds } from "./seconds";

export const failure: Labels["failure"] = {
  again: "Noch einmal versuchen",
  withBuiltIn: "Eingebaut antworten",
  withNext: (model) => `Mit ${named(model)} antworten`,
  unanswered: "Deine letzte Nachricht hat noch keine Antwort.",
  brokeOff: "Die letzte Antwort ist abgebrochen. Was ankam, ist aufbewahrt; frage erneut für eine ganze.",
  ask: "Erneut fragen",
  cutAtOnce: (model) => `Vor dem ersten Wort abgebrochen: ${named(model)}. Versuche es noch einmal.`,
  elsewhere: (name) => `${name} antwortet in einem anderen Tab. Die Antwort kommt auch hierher.`,
  pictureGone:
    "Teile dein letztes Bild noch einmal, um danach zu fragen: Bilder werden nicht aufbewahrt, wenn die Seite geschlossen wird.",
  pictureGoneUnanswered:
    "Teile dein letztes Bild noch einmal, um danach zu fragen: Es ist nicht mehr hier, und erneut gefragt werden nur deine Worte gesendet.",
  pictureInWords: {
    described: "Dieses Modell kann keine Bilder sehen. Es bekam stattdessen eine Beschreibung von deinem.",
    mentioned: "Dieses Modell kann keine Bilder sehen. Es weiß, dass du eines geteilt hast, aber nicht, was es zeigt.",
  },
  reason: {
    missingKey: ({ model }) =>
      `${named(model)} ist hier nicht eingerichtet. Mach mit eingebauten Antworten weiter, oder sag es der Person, die dieses Archiv betreibt.`,
    auth: ({ model }) =>
      `${named(model)} funktioniert hier zurzeit nicht. Mach mit eingebauten Antworten weiter, oder sag es der Person, die dieses Archiv betreibt.`,
    locked: () => "Das Archiv wurde verschlossen. Deine Nachricht ist aufbewahrt: frage erneut.",
    outdatedClient: () =>
      "Lade die Seite neu und frage dann erneut: Es gibt eine neue Version. Deine Nachricht ist aufbewahrt.",
    permission: ({ model }) =>
      `${named(model)} hat diese Nachricht abgelehnt. Versuche es mit anderen Worten, oder mach mit eingebauten Antworten weiter.`,
    notFound: ({ model }) =>
      `${named(model)} ist nicht verfügbar. Mach mit eingebauten Antworten weiter, oder sag es der Person, die dieses Archiv betreibt.`,
    rateLimited: ({ model, retryAfterMs }) =>
      `${named(model)} ist ausgelastet. Versuche es in ${seconds(retryAfterMs ?? 30_000)} noch einmal.`,
    limitReached: ({ model, retryAfterMs }) =>
      `${named(model)} hat das Limit für jetzt erreicht. Mach mit eingebauten Antworten weiter, oder versuche es in ${seconds(retryAfterMs ?? 60_000)} noch einmal.`,
    outOfCredit: ({ model }) =>
      `${named(model)} hat kein Guthaben mehr. Mach mit eingebauten Antworten weiter, oder sag es der Person, die dieses Archiv betreibt.`,
    unavailable: () =>
      "Der Server hat ein Problem. Deine Nachricht ist aufbewahrt: Versuche es gleich noch einmal, oder mach mit eingebauten Antworten weiter.",
    overloaded: ({ model }) => `${named(model)} ist überlastet oder gestört. Versuche es gleich noch einmal.`,
    invalid: ({ model }) =>
      `${named(model)} hat keine brauchbare Antwort gesendet. Versuche es noch einmal, oder mach mit eingebauten Antworten weiter.`,
    timeout: ({ model }) => `${named(model)} hat zu lange gebraucht. Versuche es noch einmal.`,
    network: () => "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.",
    unreachable: ({ model }) =>
      `${named(model)} ist nicht erreichbar; deine Verbindung funktioniert. Deine Nachricht ist aufbewahrt: Versuche es gleich noch einmal, oder mach mit eingebauten Antworten weiter.`,
    cutOff: () =>
      "Die Verbindung ist während der Antwort abgebrochen. Was ankam, ist aufbewahrt; versuche es noch einmal für eine ganze.",
    removed: ({ model }) =>
      `${named(model)} ist nicht mehr auf diesem Gerät. Was ankam, ist aufbewahrt; versuche es noch einmal, oder mach mit einem anderen Modell weiter.`,
    notLoaded: ({ model }) =>
      `${named(model)} läuft nicht; vielleicht hat dieses Gerät zu wenig Arbeitsspeicher. Schließe andere Seiten und versuche es noch einmal, oder mach mit einem anderen Modell weiter. Was ankam, ist aufbewahrt.`,
    tooLong: ({ model }) =>
      `Diese Nachricht ist zu lang für ${named(model)}. Kürze sie, oder mach mit einem anderen Modell weiter.`,
    unchecked: () =>
      "Prüfe deine Verbindung und versuche es noch einmal: Die Sicherheitsprüfung wurde nicht geladen, darum gibt es keine Antwort. Deine Nachricht ist aufbewahrt.",
    unknown: () => "Etwas ist schiefgegangen. Versuche es noch einmal.",
  },
};
