import type MiniSearch from "minisearch";
import type { SearchDocument } from "virtual:search-documents";

export type SearchIndex = Pick<MiniSearch<SearchDocument>, "search">;

/** Builds the index when somebody searches for the first time: most visitors never do. */
export async function loadIndex(): Promise<SearchIndex> {
  const [{ default: Index }, { documents }] = await Promise.all([
    import("minisearch"),
    import("virtual:search-documents"),
  ]);
  const index = new Index<SearchDocument>({
    fields: ["title", "heading", "text"],
    storeFields: ["title", "heading"],
    searchOptions: { boost: { title: 4, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: "AND" },
  });
  index.addAll(documents);
  return index;
}
