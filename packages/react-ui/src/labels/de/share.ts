import type { Labels } from "../en";

export const share: Labels["share"] = {
  title: "Diese Worte teilen",
  drawing: "Das Bild wird gezeichnet…",
  drawingFailed: "Das Bild konnte nicht gezeichnet werden. Teile stattdessen den Text.",
  picture: (names) => `Worte von ${names} als Bild`,
  sharePicture: "Bild teilen",
  savePicture: "Bild speichern",
  shareText: "Text teilen",
  copyText: "Text kopieren",
  shared: "Geteilt.",
  saved: "Der Download hat begonnen.",
  copied: "Kopiert.",
  failed: "Der Browser hat nicht geteilt. Kopiere den Text oder speichere das Bild.",
  copyFailed: "Das Kopieren ist fehlgeschlagen. Speichere stattdessen das Bild.",
  source: (product) => `Ein erdachtes Gespräch. ${product}`,
  keptHere: "Das Bild entsteht auf diesem Gerät und bleibt hier, bis du es teilst.",
};
