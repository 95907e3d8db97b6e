import type { Labels } from "../en";

export const camera: Labels["camera"] = {
  turnOn: "Kamera an",
  turnOff: "Kamera aus",
  settings: "Kameraeinstellungen",
  toBack: "Rückkamera",
  toFront: "Frontkamera",
  choice: "Kamera",
  anyChoice: "Irgendeine Kamera",
  unnamedChoice: (number) => `Kamera ${String(number)}`,
  requesting: "Die Kamera wird geöffnet. Wenn der Browser fragt, erlaube dieser Seite, sie zu benutzen.",
  restarting: "Die Kamera wird neu gestartet…",
  blind: "Die Kamera sendet jetzt kein Bild. Deine Nachrichten gehen ohne eines hinaus.",
  close: "Kamera schließen",
  isOn: "Kamera an",
  fold: "Bild verbergen",
  unfold: "Bild zeigen",
  move: "Bild verschieben",
  scene: {
    stable: "Keine Bewegung.",
    changed: "Bewegung gesehen.",
  },
  again: "Noch einmal versuchen",
  quality: {
    auto: "Automatisch",
    low: "Niedrig (320p, 10 Bilder/s)",
    medium: "Mittel (640p, 15 Bilder/s)",
    high: "Hoch (720p, 30 Bilder/s)",
    ultra: "Sehr hoch (1080p, 60 Bilder/s)",
  },
  note: "Eine laufende Kamera startet neu, wenn du die Qualität änderst.",
  failure: {
    permissionDenied: {
      title: () => "Kamera blockiert",
      advice: "Erlaube die Kamera in der Adressleiste und lade die Seite dann neu.",
    },
    notFound: { title: () => "Keine Kamera gefunden", advice: "Prüfe, ob deine Kamera" },
    unsupported: {
      title: () => "Die Kamera wird nicht unterstützt",
      advice: "Öffne diese Seite in einem aktuellen Browser, über HTTPS oder auf localhost.",
    },
    inUse: {
      title: () => "Ein anderes Programm benutzt die Kamera",
      advice: "Schließe das andere Programm und versuche es noch einmal.",
    },
    overconstrained: {
      title: () => "Die Kamera erfüllt die Anforderungen nicht",
      advice: "Versuche es mit einer niedrigeren Qualität.",
    },
    interrupted: {
      title: () => "Die Kamera ist nicht mehr verbunden",
      advice: "Verbinde sie wieder und versuche es noch einmal.",
    },
    unknown: {
      title: ({ name, message }) => `Kamerafehler: ${name} – ${message}`,
      advice: "Versuche es noch einmal, oder mach ohne Kamera weiter.",
    },
  },
  notFoundChecks: ["angeschlossen ist,", "nicht anderswo benutzt wird,", "in den Systemeinstellungen erlaubt ist."],
};
