import type { Labels } from "../en";

export const report: Labels["report"] = {
  save: "Bericht speichern",
  content: "Die Datei sagt, was diese Seite getan hat und welchen Browser du benutzt. Sie enthält keines deiner Worte.",
  contentWithWords:
    "Die Datei sagt, was diese Seite getan hat und welchen Browser du benutzt, und enthält die Worte dieses Gesprächs.",
  saved: "Der Download hat begonnen. Nichts wurde gesendet: Die Datei ist für die Person, die dieses Archiv betreibt.",
};
