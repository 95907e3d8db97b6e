import { describe, expect, test } from "vitest";
import { english } from "./english";
import { createLanguage } from "./language";
import { findReaction, findSorrow, whomIn } from "./read-line";
import { readTurn } from "./read-turn";

const language = createLanguage(english);
const read = (text: string) => readTurn(language, text, "tesla");

describe("bad news", () => {
  test.each([
    ["our landlady passed away on Sunday, we buried her today", "death"],
    ["my apprentice nearly got himself killed yesterday", "mishap"],
    ["we had our old pony put down", "pet"],
    ["my fiancé walked out on me", "parting"],
    ["aunt is in hospital again", "illness"],
    ["they laid off my whole team", "work"],
    ["i failed my audition", "failing"],
    ["my best mate is not talking to me", "quarrel"],
    ["someone stole our pram", "mishap"],
    ["i am super nervous about my speech", "worry"],
    ["feeling pretty low today", "low"],
    ["our parrot flew away", "pet"],
    ["I twisted my knee at judo", "mishap"],
    ["worst weekend of my life", "low"],
  ] as const)('"%s" is %s', (text, kind) => {
    expect(findSorrow(language, read(text))).toBe(kind);
  });

  test.each([
    "How did your father die?",
    "Edison died rich",
    "you killed her",
    "my dog eats grass, is that bad?",
    "i nearly died of laughter",
  ])('"%s" is none of the visitor’s', (text) => {
    expect(findSorrow(language, read(text))).not.toBe("death");
  });

  test.each([
    ["my grandad died", "your grandad"],
    ["My best friend's mother is dying", "your best friend's mother"],
    ["dad is in hospital", "your dad"],
    ["our little dog was run over", "your little dog"],
    ["my mother in law is very ill", "your mother in law"],
    ["they fired me", undefined],
  ])('"%s" is about %s', (text, whom) => {
    expect(whomIn(language, text)).toBe(whom);
  });
});

describe("a few words on the last reply", () => {
  test.each([
    ["hahaha good one", "amused"],
    ["Whoa!!", "struck"],
    ["cool. makes sense", "assent"],
    ["meh", "bored"],
    ["that's so unfair, right?", "moved"],
    ["eww gross", "repelled"],
    ["ok fair enough", "assent"],
    ["no way", "doubt"],
    ["what a horrible man", "moved"],
    ["neat trick", "struck"],
    ["ok that's enough", "bored"],
    ["ok what is a coil?", undefined],
    ["cool people use coils", undefined],
  ] as const)('"%s" is %s', (text, kind) => {
    expect(findReaction(language, read(text))).toBe(kind);
  });
});
