import type { Labels } from "../en";

export const status: Labels["status"] = {
  problem: {
    full: "Schaffe Platz: Der Speicher dieses Browsers ist voll, und neue Nachrichten gehen verloren, wenn die Seite geschlossen wird.",
    blocked:
      "Öffne ein normales Fenster, kein privates, um deine Nachrichten zu behalten. Hier gehen sie verloren, wenn die Seite geschlossen wird.",
    unknown: "Kopiere, was dir wichtig ist: Deine letzte Nachricht konnte in diesem Browser nicht aufbewahrt werden.",
    unreadable:
      "Lade die Seite neu: Frühere Nachrichten konnten nicht gelesen werden, und neue werden vielleicht nicht aufbewahrt.",
    lost: "Der Browser hat die Nachrichten dieser Seite gelöscht. Drücke „Behalten“, sonst gehen diese verloren, wenn die Seite geschlossen wird.",
  },
  keep: "Behalten",
  moreNotices: (others) => (others === 1 ? "1 weiterer Hinweis" : `${others} weitere Hinweise`),
  smallStorage: "Nachrichten werden aufbewahrt, aber dieser Browser hat wenig Platz dafür.",
  logRefused:
    "Deine letzte Nachricht und ihre Antwort sind nur in diesem Browser aufbewahrt; vielleicht sind sie zu lang für den Server.",
  logBehind: "Der Server ist nicht erreichbar. Deine Nachrichten sind hier aufbewahrt und werden ihm später gesendet.",
};
