import { createFakeSettingsStore } from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import {
  defaultsOf,
  flag,
  languageTag,
  name,
  oneOf,
  readPreference,
  readPreferences,
  writePreference,
} from "./preference";
import { chatPreferences, chatRoomPreferences, sitePreferences } from "./preferences";

const rows = Object.values({ ...chatPreferences, ...chatRoomPreferences, ...sitePreferences });

it("has a default for every preference, which is not stored", () => {
  const settings = createFakeSettingsStore();
  for (const row of rows as readonly (typeof sitePreferences.character)[]) {
    writePreference(settings, row, readPreference(settings, row));
    expect([row.key, settings.read(row.key)]).toEqual([row.key, null]);
  }
});

it("stores each preference under its own key", () => {
  const keys = Object.values({ ...chatPreferences, ...chatRoomPreferences, ...sitePreferences }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it("uses the keys of earlier versions", () => {
  expect(rows.map(({ key }) => key)).toEqual([
    "aom.voiceOnly",
    "aom.voice",
    "aom.voiceEngine",
    "aom.soundEffects",
    "aom.turnTaking",
    "aom.voiceDeclined",
    "aom.recognizesOnDevice",
    "aom.recognitionLanguage",
    "aom.captions",
    "aom.readingPace",
    "aom.auth",
    "aom.character",
    "aom.iosTipSeen",
    "aom.replyModel",
    "aom.live",
    "aom.cameraQuality",
    "aom.theme",
    "aom.textSize",
    "aom.locale",
  ]);
});

describe("a stored value", () => {
  it("is read as it was written", () => {
    const settings = createFakeSettingsStore();
    writePreference(settings, chatPreferences.voiceOn, false);
    writePreference(settings, chatPreferences.turnTaking, "automatic");
    writePreference(settings, chatPreferences.voiceEngine, "ElevenLabs");
    expect(readPreferences(chatPreferences, settings.read)).toEqual({
      ...defaultsOf(chatPreferences),
      voiceOn: false,
      turnTaking: "automatic",
      voiceEngine: "ElevenLabs",
    });
  });

  it.each(["", "no", "toString", "TRUE", "null"])("is the default for %j", (stored) => {
    expect([
      flag("key", false).read(stored),
      flag("key", true).read(stored),
      oneOf("key", ["auto", "low"]).read(stored),
    ]).toEqual([false, true, "auto"]);
  });

  it.each(["", "de_DE", "german!", "null?"])("is no language for %j", (stored) => {
    expect([languageTag("key").read("de-AT"), languageTag("key").read(stored)]).toEqual(["de-AT", null]);
  });

  it("is any text for a name", () => {
    expect([name("key").read("Built-in voice"), name("key").read(null)]).toEqual(["Built-in voice", null]);
  });
});
