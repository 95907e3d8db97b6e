import { describe, expect, it } from "vitest";
import { commentsIn, findStates, meaningOf, type Entry } from "./find-states";

const files = import.meta.glob<string>("../packages/react-ui/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

const stories: readonly Entry[] = Object.entries(files).flatMap(([path, source]) =>
  [...source.matchAll(/^export const (\w+)/gm)]
    .map(([, exportName = ""]) => exportName)
    .filter((exportName) => exportName !== "Playground")
    .map((exportName) => ({
      type: "story" as const,
      id: exportName,
      title: /title: "(.+?)"/.exec(source)?.[1] ?? "",
      name: exportName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " "),
      importPath: path.replace("../", "./"),
      exportName,
    })),
);

describe("the gallery of states", () => {
  it.each([
    ["network", ["Screens/Main FailedNetwork", "Settings/Replies FailedNetwork", "Voice/In the chat FailedNetwork"]],
    ["broke off", ["Screens/Main Cut", "Chat Room/Chat Room LiveOneBrokeOff"]],
    ["cut off", ["Screens/Main LengthReached", "Settings/Replies FileIsTruncated"]],
    ["camera refused", ["Camera/In the chat FailedPermissionDenied"]],
    ["microphone in use", ["Voice/In the chat MicrophoneElsewhere", "Live/Conversation Elsewhere"]],
    ["storage full", ["Screens/Main MemoryFull", "Settings/Replies FailedNoSpace"]],
    ["connection lost", ["Screens/Main Cut", "Live/Conversation Reconnecting", "Chat Room/Chat Room LiveOneBrokeOff"]],
    ["visitor need", ["Screens/Main InNeed", "Chat Room/Chat Room InNeed", "Live/Conversation InNeed"]],
  ])("finds states by what they mean: %s", (query, found) => {
    const names = findStates(stories, query).map(({ title, exportName = "" }) => `${title} ${exportName}`);
    expect(names).toEqual(expect.arrayContaining(found));
  });

  it("says what each state means", () => {
    const silent = stories.filter((story) => meaningOf(story) === "");
    expect(silent.map(({ title, exportName = "" }) => `${title} ${exportName}`)).toEqual([]);
  });
});

it("reads comments of one and of several lines", () => {
  const source = "/** One. */\nexport const A = 1;\nconst b = 2;\n/**\n * Two\n * lines.\n */\nexport const C = 3;";
  expect([...commentsIn(source)]).toEqual([
    ["A", "One."],
    ["C", "Two lines."],
  ]);
});
