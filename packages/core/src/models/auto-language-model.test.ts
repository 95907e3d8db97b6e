import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { describeLanguageModelContract } from "@archive-of-minds/testing/contracts";
import { describe, expect, it } from "vitest";
import type { LanguageModel, LanguageModelKind } from "../contracts";
import { createAutoLanguageModel } from "./auto-language-model";

const REPLY = "Good evening to you, my curious friend.";
const download = { totalBytes: null, download: () => Promise.resolve() };

const model = (kind: LanguageModelKind): LanguageModel => ({
  ...createFakeLanguageModel({ name: kind, kind, reply: REPLY }),
  ...((kind === "browser" || kind === "file") && { download }),
});
const all = () => createAutoLanguageModel([model("remote"), model("browser"), model("file"), model("builtIn")]);

describeLanguageModelContract("createAutoLanguageModel", () => ({
  model: createAutoLanguageModel([createFakeLanguageModel({ reply: REPLY })]),
  reply: REPLY,
}));

describe("the model that answers, and the next one", () => {
  const available = { browser: "available", file: "available" } as const;
  it.each([
    ["automatic", {}, "remote", "builtIn"],
    ["automatic", available, "remote", "browser"],
    ["browser", {}, "browser", "builtIn"],
    ["browser", available, "browser", "file"],
    ["browser", { browser: "unavailable" }, "remote", "builtIn"],
    ["browser", { browser: "downloadable", file: "available" }, "remote", "file"],
    ["file", available, "file", "builtIn"],
    ["builtIn", available, "builtIn", undefined],
  ] as const)("for the choice %s and %j are %s and %s", (choice, availabilities, running, next) => {
    const auto = all();
    auto.choose(choice, availabilities);
    expect([auto.current.kind, auto.kind, auto.name, auto.next?.kind]).toEqual([running, running, running, next]);
  });

  it("is the built-in one where there is no server and nothing was taken", () => {
    const auto = createAutoLanguageModel([model("browser"), model("builtIn")]);
    expect([auto.kind, auto.next]).toEqual(["builtIn", undefined]);
  });

  it("is the stored choice before the browser was asked", () => {
    expect(createAutoLanguageModel([model("browser"), model("builtIn")], { choice: "browser" }).kind).toBe("browser");
  });
});

it("refuses an empty list, and two models of one kind", () => {
  expect(() => createAutoLanguageModel([])).toThrow("Pass at least one model");
  expect(() => createAutoLanguageModel([model("remote"), model("remote")])).toThrow(
    'two models are of the kind "remote"',
  );
});
