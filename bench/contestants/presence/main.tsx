// What a moving drawing costs the page: the product's, which a worker draws, and the same one drawn by the page.
import { tesla, type PresenceState } from "@archive-of-minds/core";
import { Presence } from "@archive-of-minds/react-ui";
import "@archive-of-minds/react-ui/styles.css";
import { createRoot, type Root } from "react-dom/client";
import { wait } from "../../pages/deltas";

const { transferControlToOffscreen } = HTMLCanvasElement.prototype;
let root: Root | null = null;

/** A voice of changing loudness. */
const level = () => 0.5 + 0.4 * Math.sin(performance.now() / 150);

const show = (state: PresenceState) =>
  root?.render(
    <div className="aom">
      <Presence character={tesla} state={state} size="huge" level={level} />
    </div>,
  );

const presence = {
  /** Shows it, drawn in the worker or in the page. */
  async open(where: "worker" | "page") {
    if (where === "page") Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
    else Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen });
    root = createRoot(document.body.appendChild(document.createElement("div")));
    show("speaking");
    await wait(1_500);
  },

  /** Lets it speak for so long, in milliseconds. */
  async speak(duration: number) {
    show("speaking");
    await wait(duration);
  },

  /** Lets it rest, and then for so long. */
  async settle() {
    show("idle");
    await wait(3_000);
  },
  rest: (duration: number) => wait(duration),

  close: () => root?.unmount(),
};

declare global {
  interface Window {
    presence: typeof presence;
  }
}

window.presence = presence;
