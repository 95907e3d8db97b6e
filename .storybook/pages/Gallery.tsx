import { useEffect, useMemo, useRef, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { createPool, type Thumbnail } from "./gallery-pool";
import { findStates, meaningOf, type Entry } from "../find-states";
import "./pages.css";

/** As many as a screen shows, on a computer and on a phone. */
const isSmall = matchMedia("(max-width: 600px)").matches;
const pool = createPool(isSmall ? 6 : 16, isSmall ? 2 : 3);

/** What the toolbar chose, as Storybook writes it into addresses. */
function useToolbar(): string {
  const [globals, setGlobals] = useState(() => new URLSearchParams(location.search).get("globals") ?? "");
  useEffect(() => {
    const channel = addons.getChannel();
    const update = ({ userGlobals }: { readonly userGlobals: Readonly<Record<string, unknown>> }) =>
      setGlobals(
        Object.entries(userGlobals)
          // The width is `{ value }`, which an address has as `viewport.value`.
          .flatMap(([name, value]) =>
            typeof value === "object" && value !== null
              ? Object.entries(value).map(([key, inside]) => [`${name}.${key}`, inside] as const)
              : [[name, value] as const],
          )
          .filter(([, value]) => typeof value === "string")
          .map(([name, value]) => `${name}:${String(value)}`)
          .join(";"),
      );
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}

function Card({ entry, globals }: { readonly entry: Entry; readonly globals: string }) {
  const card = useRef<HTMLLIElement>(null);
  const [isAlive, setAlive] = useState(false);
  const [thumbnail] = useState<Thumbnail>(() => ({ show: () => setAlive(true), hide: () => setAlive(false) }));
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => (seen?.isIntersecting ? pool.enter(thumbnail) : pool.leave(thumbnail)),
      { rootMargin: "100px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      pool.leave(thumbnail);
    };
  }, [thumbnail]);
  return (
    <li ref={card} className="pages-card">
      <div className="pages-thumbnail">
        <p aria-hidden="true">The picture is loading.</p>
        {isAlive && (
          <iframe
            // Without `inert` a story that focuses its text field would scroll the page there.
            inert
            title={`${entry.title}, ${entry.name}`}
            src={`iframe.html?id=${entry.id}&viewMode=story&globals=${globals}`}
            onLoad={() => pool.loaded(thumbnail)}
          />
        )}
      </div>
      <a href={`./?path=/story/${entry.id}&globals=${globals}`} target="_top">
        {entry.name}
      </a>
      <p>{meaningOf(entry)}</p>
    </li>
  );
}

/** The words that are searched for, in the address. */
const FIND = "find";

/** The address of the whole Storybook, of which this page is a frame. */
const addressOfBook = () => new URL(window.parent.location.href);

/** So that the words are still there when the designer comes back from a story. */
function keepInAddress(words: string): void {
  const address = addressOfBook();
  if (words === "") address.searchParams.delete(FIND);
  else address.searchParams.set(FIND, words);
  // Storybook writes the path with its slashes.
  address.search = address.search.replaceAll("%2F", "/");
  window.parent.history.replaceState(window.parent.history.state, "", address);
}

/** Every story, which is every state, as a small picture that leads to it. */
export function Gallery() {
  const [stories, setStories] = useState<readonly Entry[]>([]);
  const [wanted, setWanted] = useState(() => addressOfBook().searchParams.get(FIND) ?? "");
  const globals = useToolbar();
  useEffect(() => {
    const controller = new AbortController();
    void (async () => {
      const answer = await fetch("index.json", { signal: controller.signal }).catch(() => null);
      const { entries = {} } = (await answer?.json().catch(() => null)) ?? {};
      setStories(
        Object.values(entries as Readonly<Record<string, Entry>>).filter(
          ({ type, name }) => type === "story" && name !== "Playground",
        ),
      );
    })();
    return () => controller.abort();
  }, []);
  const groups = useMemo(() => {
    return Map.groupBy(findStates(stories, wanted), ({ title }) => title);
  }, [stories, wanted]);
  const count = [...groups.values()].reduce((sum, { length }) => sum + length, 0);
  const find = (words: string) => {
    setWanted(words);
    keepInAddress(words);
  };
  return (
    <div className="pages-gallery sb-unstyled">
      <p className="pages-find">
        <label>
          Find a state
          <input
            type="search"
            value={wanted}
            placeholder="such as “network” or “storage full”"
            onChange={({ target }) => find(target.value)}
          />
        </label>
        <output>
          {count} of {stories.length} states
        </output>
      </p>
      {stories.length > 0 && count === 0 && (
        <p role="status">
          No state is found by “{wanted}”. Use fewer or other words, such as “microphone”, “storage” or “broke off”.{" "}
          <button type="button" onClick={() => find("")}>
            Show all states
          </button>
        </p>
      )}
      {[...groups].map(([title, entries]) => (
        <section key={title}>
          <h2>{title.replaceAll("/", " › ")}</h2>
          <ul className="pages-cards">
            {entries.map((entry) => (
              <Card key={entry.id} entry={entry} globals={globals} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
