// The whole contract between the harness and a contestant.
type Msg = { id: string; role: "user" | "assistant"; text: string; createdAt: number };
interface Bench {
  /** Optional: puts the history into the shape the app keeps it in, before the clock starts. */
  prepare?(history: Msg[]): void;
  /** Render the app with this stored history into #root. Resolve any time; the harness waits for pixels. */
  mount(opts: { history: Msg[] }): void | Promise<void>;
  /** Act as if the user pressed Send: add the user message 'go' and stream this reply. Resolve at its end. */
  startStream(deltas: AsyncIterable<string>): Promise<void>;
  /** CSS selector of the composer's editable element. */
  typeTarget: string;
  unmount(): void | Promise<void>;
}
interface Window {
  bench: Bench;
}
