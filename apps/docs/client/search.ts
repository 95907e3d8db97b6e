import type MiniSearch from "minisearch";
import type { SearchDocument } from "virtual:search-documents";

const MOST = 12;

/** Builds the index when somebody searches for the first time: most visitors never do. */
async function loadIndex(): Promise<MiniSearch<SearchDocument>> {
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

/**
 * A search field with a list of links below it.
 *
 * @param place an element whose `data-root` is the relative address of the site's first page
 */
export function addSearch(place: HTMLElement | null): void {
  if (!place) return;
  const root = place.dataset["root"] ?? "";
  place.innerHTML = `
    <div role="search">
      <label class="visually-hidden" for="query">Search the documentation</label>
      <input id="query" type="search" placeholder="Search" autocomplete="off" aria-controls="found" />
      <p class="visually-hidden" role="status"></p>
      <ul id="found" hidden></ul>
    </div>`;
  const field = place.querySelector("input");
  const list = place.querySelector("ul");
  const status = place.querySelector("p");
  if (!field || !list || !status) return;

  let index: Promise<MiniSearch<SearchDocument>> | undefined;
  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    status.textContent = "";
  };
  const show = async () => {
    const query = field.value.trim();
    if (query === "") return close();
    index ??= loadIndex();
    const found = (await index).search(query);
    // Another letter has been typed meanwhile.
    if (field.value.trim() !== query) return;
    list.replaceChildren(
      ...found.slice(0, MOST).map(({ id, title, heading }) => {
        const link = document.createElement("a");
        link.href = `${root}${String(id)}`;
        link.textContent = heading === "" ? String(title) : `${String(title)}: ${String(heading)}`;
        const item = document.createElement("li");
        item.append(link);
        return item;
      }),
    );
    const words = found.length === 0 ? "Nothing found" : `${found.length} found`;
    if (found.length === 0) list.append(Object.assign(document.createElement("li"), { textContent: words }));
    list.hidden = false;
    status.textContent = words;
  };

  field.addEventListener("input", () => void show());
  place.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === "Escape") {
      field.focus();
      close();
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)]?.focus();
    } else if (event.key === "ArrowUp" && at >= 0) {
      event.preventDefault();
      (at === 0 ? field : links[at - 1])?.focus();
    } else if (event.key === "Enter" && document.activeElement === field) links[0]?.click();
  });
  place.addEventListener("focusout", ({ relatedTarget }) => {
    if (!place.contains(relatedTarget as Node | null)) close();
  });
  list.addEventListener("click", close);
}
