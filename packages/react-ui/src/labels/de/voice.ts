import type { Labels } from "../en";
import { named } from "./named";
import { firstScreenMicrophone, firstScreenVoice } from "./chat";

export const voice: Labels["voice"] = {
  ...firstScreenVoice,
  speaking: (name) => `${name} spricht…`,
  stop: "Stopp",
  keyboard: "Tastatur",
  hideKeyboard: "Tastatur verbergen",
  backToText: "Zurück zum Text",
  idle: "Drücke „Aufnehmen“ und sprich.",
  mute: "Stimme stumm",
  unmute: "Stimme hörbar",
  hideText: "Nur Stimme",
  showText: "Text zeigen",
  engine: "Stimme",
  automatic: "Automatisch",
  engineName: named,
  voiceOf: (name) => `Stimme von ${name}`,
  suited: "Übliche Stimme",
  saidBy: (engine) => `Gesprochen von: ${named(engine)}.`,
  offerAll: (size) => `Die Stimmen hören? Ein Download von ${size}, aufbewahrt in diesem Browser.`,
  offer: (name, size) => `Die Stimme von ${name} hören? Ein Download von ${size}, aufbewahrt in diesem Browser.`,
  download: "Stimme herunterladen",
  decline: "Jetzt nicht",
  cancel: "Abbrechen",
  fetching: "Die Stimme wird heruntergeladen…",
  downloading: (loaded, total, speed) => `${loaded} von ${total}, ${speed} je Sekunde`,
  downloadFailed: "Der Download ist abgebrochen. Versuche es noch einmal, um dort weiterzumachen.",
  again: "Noch einmal versuchen",
  blockedVoiceOnly: "Drücke „Laut sagen“, um es zu hören, oder lies es hier: Der Browser hat den Ton blockiert.",
  showTextToRead: "Drücke „Text zeigen“ im Menü, um alle Nachrichten zu lesen.",
  standsIn: (engine, instead) =>
    `${named(engine)} ist hier nicht eingerichtet, darum fehlt diese Stimme. Stattdessen spricht ${named(instead)}. Wähle in den Einstellungen eine andere Stimme, oder sag es der Person, die dieses Archiv betreibt.`,
  failure: {
    missingKey: ({ engine }) =>
      `${named(engine)} ist hier nicht eingerichtet, darum fehlt die Stimme. Sag es der Person, die dieses Archiv betreibt.`,
    outdatedClient: () => "Lies die Worte hier, oder lade die Seite neu, um sie zu hören: Es gibt eine neue Version.",
    http: ({ engine }) =>
      `${named(engine)} wollte nicht sprechen. Lies die Worte hier; die nächsten werden wieder versucht.`,
    blocked: () => "Drücke „Antippen zum Anhören“, um es zu hören: Der Browser hat den Ton blockiert.",
    unsupported: () => "Dieser Browser kann diese Worte nicht sprechen. Lies sie hier.",
    invalid: ({ engine }) =>
      `${named(engine)} hat keinen brauchbaren Ton gesendet. Lies die Worte hier; die nächsten werden wieder versucht.`,
    timeout: ({ engine }) => `${named(engine)} hat zum Sprechen zu lange gebraucht. Lies die Worte hier.`,
    network: () => "Die Stimme ist nicht angekommen. Prüfe deine Verbindung, oder lies die Worte hier.",
    unknown: () => "Die Stimme ist ausgefallen. Lies die Worte hier.",
  },
};

export const microphone: Labels["microphone"] = {
  ...firstScreenMicrophone,
  elsewhere: "Ein anderer Tab dieser Website hört zu.",
  takeOver: "Hier zuhören",
  dismiss: "Schließen",
  automate: "Automatisch",
  handOver: "Auf Knopfdruck",
  failure: {
    notAllowed:
      "Mikrofonfehler: Der Browser lässt diese Seite nicht zuhören. Erlaube das Mikrofon in der Adressleiste und drücke wieder „Aufnehmen“.",
    audioCapture:
      "Nichts wurde gehört. Prüfe, ob ein Mikrofon angeschlossen und gewählt ist, und drücke wieder „Aufnehmen“. Manche Browser haben keinen Sprachdienst: Dann schreib stattdessen.",
    noService:
      "Der Sprachdienst dieses Browsers ist nicht verfügbar. Schreib stattdessen, oder öffne diese Seite in Chrome, Edge oder Safari.",
    unsupported:
      "Dieser Browser erkennt keine Sprache. Schreib stattdessen, oder öffne diese Seite in Chrome, Edge oder Safari.",
    network: "Die Spracherkennung des Browsers ist nicht erreichbar. Prüfe deine Verbindung, oder schreib stattdessen.",
    languageNotSupported:
      "Schreib stattdessen, oder wähle in den Einstellungen eine andere gesprochene Sprache: Der Browser erkennt diese hier nicht.",
    noSpeech: "Nichts wurde gehört. Drücke wieder „Aufnehmen“ und sprich näher am Mikrofon.",
    aborted: "Der Browser hat aufgehört zuzuhören. Drücke „Aufnehmen“, um weiterzumachen.",
    noAnswer: "Der Browser hat nicht begonnen zuzuhören. Drücke „Aufnehmen“, um es noch einmal zu versuchen.",
    unknown:
      "Das Mikrofon ist ausgefallen. Drücke „Aufnehmen“, um es noch einmal zu versuchen, oder schreib stattdessen.",
  },
};
