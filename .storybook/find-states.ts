/** A story as Storybook's index lists it. */
export interface Entry {
  readonly type: "story" | "docs";
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Its file, such as `./packages/…/Message.stories.tsx`. */
  readonly importPath: string;
  readonly exportName?: string;
}

const files = import.meta.glob<string>("../packages/react-ui/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The comment above each export of a story file, by its name. */
export const commentsIn = (source: string): ReadonlyMap<string, string> =>
  new Map(
    [...source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)/g)].map(([, comment = "", name = ""]) => [
      name,
      comment
        .replaceAll(/^\s*\*/gm, "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ]),
  );

const comments = new Map(
  Object.entries(files).map(([path, source]) => [path.replace(/^(\.\.\/)+/, "./"), commentsIn(source)]),
);

/** What a story says of its state; empty where it says nothing. */
export const meaningOf = ({ importPath, exportName = "" }: Pick<Entry, "importPath" | "exportName">): string =>
  comments.get(importPath)?.get(exportName) ?? "";

/** The stories whose names and meanings have all words of a query. */
export function findStates(stories: readonly Entry[], query: string): readonly Entry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return stories.filter((story) => {
    const text = `${story.title} ${story.name} ${meaningOf(story)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
