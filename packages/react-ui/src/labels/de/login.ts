import type { Labels } from "../en";
import { seconds } from "./seconds";

export const login: Labels["login"] = {
  subtitle: "Eine Sammlung außergewöhnlicher Köpfe",
  field: "Zugangscode",
  show: "Code zeigen",
  hide: "Code verbergen",
  unlock: "Archiv öffnen",
  checking: "Der Code wird geprüft…",
  footer: "Gesicherte Sammlung historischer Gedankenwelten",
  denied: "Falscher Code",
  expired:
    "Gib den Code noch einmal ein: Das Archiv hat sich verschlossen. Was du gerade geschrieben hast, ist aufbewahrt.",
  hint: (code) => `Neu hier? Der Code ist „${code}“.`,
  failure: {
    unreachable: () => "Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.",
    outdatedClient: () => "Lade die Seite neu und gib dann den Code ein: Es gibt eine neue Version.",
    timeout: () => "Der Server hat zu lange nicht geantwortet. Versuche es noch einmal.",
    tooManyAttempts: ({ retryAfterMs }) =>
      `Zu viele falsche Codes von hier. Versuche es in ${seconds(retryAfterMs ?? 60_000)} noch einmal.`,
  },
};
