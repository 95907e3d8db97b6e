import type { PresenceDrawing } from "./drawing";
import { fetchDrawing } from "./fetch-drawing";
import type { PresenceEngine } from "./presence-engine";
import { ready, type PresenceRequest, type PresenceScene } from "./presence-messages";

/** Draws on one canvas, in a worker or in the page. */
export interface PresencePainter {
  show(scene: PresenceScene): void;
  setLevel(level: number | undefined): void;
  repaint(): void;
  dispose(): void;
}

/** A worker that has not started by then is not waited for. */
const LONGEST_START_MS = 4_000;
/** The worker ends when nothing has been drawn for so long. */
const IDLE_MS = 5_000;

let worker: Promise<Worker | undefined> | undefined;
let users = 0;
let idleTimer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** The page's only worker for drawings; `undefined` where there can be none. */
function startWorker(): Promise<Worker | undefined> {
  worker ??= new Promise((resolve) => {
    try {
      const started = new Worker(new URL("./presence-worker.js", import.meta.url), { type: "module" });
      const settle = (isReady: boolean) => {
        clearTimeout(timer);
        if (!isReady) started.terminate();
        resolve(isReady ? started : undefined);
      };
      const timer = setTimeout(() => settle(false), LONGEST_START_MS);
      started.onmessage = ({ data }) => settle(data === ready);
      started.onerror = () => settle(false);
    } catch {
      resolve(undefined);
    }
  });
  return worker;
}

/** The worker stays while somebody uses it. */
function holdWorker(): () => void {
  users += 1;
  clearTimeout(idleTimer);
  return () => {
    users -= 1;
    if (users === 0) idleTimer = setTimeout(() => void endWorker(), IDLE_MS);
  };
}

async function endWorker(): Promise<void> {
  const ended = worker;
  worker = undefined;
  (await ended)?.terminate();
}

function paintInWorker(canvas: HTMLCanvasElement, started: Worker, release: () => void): PresencePainter {
  lastId += 1;
  const id = lastId;
  const send = (request: PresenceRequest, transfer: Transferable[] = []) => started.postMessage(request, transfer);
  const offscreen = canvas.transferControlToOffscreen();
  send({ type: "add", id, canvas: offscreen }, [offscreen]);
  return {
    show: (scene) => send({ type: "show", id, scene }),
    setLevel: (level) => send({ type: "level", id, level }),
    // The worker sees to it.
    repaint: () => {},
    dispose() {
      send({ type: "remove", id });
      release();
    },
  };
}

function paintInPage(engine: PresenceEngine): PresencePainter {
  let scene: PresenceScene | undefined;
  let drawing: { readonly characterId: string; readonly draw: PresenceDrawing } | undefined;
  const show = () => {
    if (scene && scene.characterId === drawing?.characterId) engine.show({ ...scene, draw: drawing.draw });
  };
  return {
    show(next) {
      const isOther = next.characterId !== scene?.characterId;
      scene = next;
      show();
      if (!isOther) return;
      const { characterId } = next;
      fetchDrawing(characterId).then(
        (draw) => {
          drawing = { characterId, draw };
          show();
        },
        // What was drawn before stays.
        () => {},
      );
    },
    setLevel(level) {
      if (!scene) return;
      scene = { ...scene, level };
      show();
    },
    repaint: () => engine.repaint(),
    dispose: () => engine.stop(),
  };
}

/** A painter for a canvas that nothing was drawn on; `undefined` where nothing can be drawn. */
export async function createPresencePainter(canvas: HTMLCanvasElement): Promise<PresencePainter | undefined> {
  if ("transferControlToOffscreen" in canvas) {
    const release = holdWorker();
    const started = await startWorker();
    if (started) return paintInWorker(canvas, started, release);
    release();
  }
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const { createPresenceEngine } = await import("./presence-engine");
  return paintInPage(createPresenceEngine(context));
}
