import MiniSearch from "minisearch";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { addSearch } from "../client/search";
import type { SearchIndex } from "../client/search-index";

afterEach(() => document.body.replaceChildren());

const index = new MiniSearch({ fields: ["title", "text"], storeFields: ["title", "heading"] });
index.add({ id: "guides/own-voice.html", title: "Your own voice", heading: "", text: "How to speak" });

function open(load: () => Promise<SearchIndex>) {
  const place = document.createElement("div");
  document.body.append(place);
  addSearch(place, load);
  return { field: page.getByRole("searchbox"), status: page.getByRole("status"), link: page.getByRole("link") };
}

it("says that the search could not be loaded, and loads it again with the next letter", async () => {
  const load = vi.fn<() => Promise<SearchIndex>>().mockResolvedValue(index);
  load.mockRejectedValueOnce(new TypeError("The network is gone."));
  const { field, status, link } = open(load);
  await field.fill("voic");
  await expect.element(status).toHaveTextContent("Type again, or reload the page. The search could not be loaded.");
  await expect.element(page.getByRole("listitem")).toBeVisible();
  await field.fill("voice");
  await expect.element(status).toHaveTextContent("1 found");
  await expect.element(link).toHaveTextContent("Your own voice");
});

it("loads the index once, with the first search", async () => {
  const load = vi.fn(() => Promise.resolve(index));
  const { field, status } = open(load);
  expect(load).not.toHaveBeenCalled();
  for (const query of ["speak", "zzz"]) await field.fill(query);
  await expect.element(status).toHaveTextContent("Nothing found");
  expect(load).toHaveBeenCalledTimes(1);
});

it("says that there are more than it lists", async () => {
  const many = new MiniSearch({ fields: ["title"], storeFields: ["title", "heading"] });
  many.addAll(Array.from({ length: 13 }, (_, at) => ({ id: `${at}.html`, title: "Voices", heading: "" })));
  const { field } = open(() => Promise.resolve(many));
  await field.fill("voices");
  const items = page.getByRole("listitem");
  await expect.poll(() => items.elements().length).toBe(13);
  await expect.element(items.last()).toHaveTextContent("13 found, of which 12 are listed. Another word finds fewer.");
});
