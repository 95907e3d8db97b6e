import "./pages.css";

const files = import.meta.glob<string>("../../packages/*/src/**/*.{machine,region}.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Source {
  readonly path: string;
  readonly folder: string;
  /** The id of the machine, or the key of the region: `chat-room` is the file of `chatRoom`. */
  readonly id: string;
  readonly isMachine: boolean;
  readonly text: string;
}

const sources: readonly Source[] = Object.entries(files)
  .map(([file, text]) => {
    const path = file.replace(/^(\.\.\/)+/, "");
    const [, folder = "", name = "", kind] = /^(.*?)(?:\/regions)?\/([^/]+)\.(machine|region)\.ts$/.exec(path) ?? [];
    const id = name.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
    return { path, folder, id, isMachine: kind === "machine", text };
  })
  .toSorted((one, other) => one.path.localeCompare(other.path));

/** The file of a machine's state: that of the innermost region around it which has one, or else the machine's. */
function fileOf(machine: Source, state: string): Source {
  const regions = sources.filter(({ folder, isMachine }) => folder === machine.folder && !isMachine);
  const keys = state.split(".").reverse();
  return keys.map((key) => regions.find(({ id }) => id === key)).find((region) => region !== undefined) ?? machine;
}

/** The file of each machine and of each region. That of the machine and the state in the address is open. */
export function Sources() {
  const [machineId = "", state = ""] = decodeURIComponent(location.hash.slice(1)).split("/");
  const machine = sources.find(({ id, isMachine }) => isMachine && id === machineId);
  const wanted = machine && fileOf(machine, state);
  return sources.map((source) => {
    const { path, id, isMachine, text } = source;
    const isWanted = source === wanted;
    return (
      <details key={path} className="pages-source" open={isWanted}>
        <summary ref={(element) => void (isWanted && element?.scrollIntoView())}>
          <b>{id}</b> {!isMachine && "region "}
          <code>{path}</code>
        </summary>
        {isWanted && state !== "" && (
          <p>
            {isMachine ? "This is the file of the whole chart: no file of its own was found for " : "The region with "}
            <code>{state}</code>.
          </p>
        )}
        <pre>{text}</pre>
      </details>
    );
  });
}
