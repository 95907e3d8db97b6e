import "./pages.css";

const sources = import.meta.glob<string>("../../packages/*/src/**/*.machine.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

const nameOf = (path: string) => path.replace(/^.*\/(.+)\.machine\.ts$/, "$1");
/** `chat-room` is the file of the machine `chatRoom`. */
const idOf = (name: string) => name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The file of each machine. That of the machine in the address is open. */
export function Sources() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  return Object.entries(sources)
    .map(([path, text]) => ({ path: path.replace(/^(\.\.\/)+/, ""), id: idOf(nameOf(path)), text }))
    .toSorted((one, other) => one.id.localeCompare(other.id))
    .map(({ path, id, text }) => (
      <details key={id} className="pages-source" open={id === wanted}>
        <summary ref={(element) => void (id === wanted && element?.scrollIntoView())}>
          <b>{id}</b> <code>{path}</code>
        </summary>
        <pre>{text}</pre>
      </details>
    ));
}
