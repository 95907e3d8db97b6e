import { Notice } from "../../packages/react-ui/src/primitives/Notice/Notice";
import "./pages.css";

interface Tone {
  readonly tone?: string;
  readonly words: string;
  readonly use: string;
}

const tones: readonly Tone[] = [
  { tone: "primary", words: "Send", use: "What most visitors want next: one on a screen, and each number to call." },
  { words: "Record", use: "Everything else that acts." },
  { tone: "quiet", words: "Settings", use: "What is seldom wanted, and the items of a menu." },
  { tone: "danger", words: "Delete", use: "What cannot be taken back, in the question before it." },
];

/** The buttons, at rest, not to be pressed now, and in focus. */
export function Buttons() {
  return (
    <div className="aom pages-sheet sb-unstyled">
      {tones.map(({ tone, words, use }) => (
        <div key={words} className="pages-row">
          <p>
            <button type="button" className="aom-button" data-tone={tone}>
              {words}
            </button>{" "}
            <button type="button" className="aom-button" data-tone={tone} disabled>
              {words}
            </button>{" "}
            <button type="button" className="aom-button pages-focus" data-tone={tone}>
              {words}
            </button>
          </p>
          <small>
            {tone === undefined ? "No tone" : <code>data-tone="{tone}"</code>}: {use}
          </small>
        </div>
      ))}
    </div>
  );
}

/** The notices, from the most urgent. */
export function Notices() {
  return (
    <div className="aom pages-sheet sb-unstyled">
      <div className="pages-row">
        <Notice urgency="failure" role="alert">
          <p>The server cannot be reached. Check your connection, and try again.</p>
          <button type="button" className="aom-button" data-tone="primary">
            Try again
          </button>
        </Notice>
        <small>A failure: what is not possible, and what to do about it.</small>
      </div>
      <div className="pages-row">
        <Notice urgency="warning" data-tone="warning">
          <p>Storage is nearly full. Export the memory to keep it.</p>
        </Notice>
        <small>A warning: what may fail soon.</small>
      </div>
      <div className="pages-row">
        <Notice urgency="news">
          <p>A new version is ready.</p>
          <button type="button" className="aom-button" data-tone="quiet">
            Reload
          </button>
        </Notice>
        <small>News, and what could be had: they wait for the others.</small>
      </div>
    </div>
  );
}
