import type { SearchIndex } from "./search-index";

const MOST = 12;
const FAILED = "Type again, or reload the page. The search could not be loaded.";

function wordsFor(count: number): string {
  if (count === 0) return "Nothing found";
  return count > MOST ? `${count} found, of which ${MOST} are listed. Another word finds fewer.` : `${count} found`;
}

/**
 * A search field with a list of links below it.
 *
 * @param place an element whose `data-root` is the relative address of the site's first page
 * @param loadIndex called for the first search, and for the next one where it failed
 */
export function addSearch(place: HTMLElement | null, loadIndex: () => Promise<SearchIndex>): void {
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

  let index: Promise<SearchIndex> | undefined;
  const fetchIndex = () =>
    (index ??= loadIndex().catch((error: unknown) => {
      index = undefined;
      throw error;
    }));
  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    status.textContent = "";
  };
  /** The status is for screen readers; in the list it stands where the links do not say it themselves. */
  const show = (links: readonly Node[], words: string, isAll = links.length > 0) => {
    list.replaceChildren(...links);
    if (!isAll) list.append(Object.assign(document.createElement("li"), { textContent: words }));
    list.hidden = false;
    status.textContent = words;
  };
  const search = async () => {
    const query = field.value.trim();
    if (query === "") return close();
    const loaded = await fetchIndex().catch(() => undefined);
    // Another letter has been typed meanwhile.
    if (field.value.trim() !== query) return;
    if (!loaded) return show([], FAILED);
    const found = loaded.search(query);
    show(
      found.slice(0, MOST).map(({ id, title, heading }) => {
        const link = document.createElement("a");
        link.href = `${root}${String(id)}`;
        link.textContent = heading === "" ? String(title) : `${String(title)}: ${String(heading)}`;
        const item = document.createElement("li");
        item.append(link);
        return item;
      }),
      wordsFor(found.length),
      found.length > 0 && found.length <= MOST,
    );
  };

  field.addEventListener("input", () => void search());
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
