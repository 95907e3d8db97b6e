import { draw as cheesemaster } from "./drawings/cheesemaster";
import { draw as faust } from "./drawings/faust";
import { draw as flux } from "./drawings/flux";
import { draw as hypatia } from "./drawings/hypatia";
import { draw as rosette } from "./drawings/rosette";
import { draw as tesla } from "./drawings/tesla";
import type { PresenceDrawing } from "./drawing";
import { createPresenceEngine, type PresenceEngine } from "./presence-engine";
import { ready, type PresenceRequest, type PresenceScene } from "./presence-messages";

// Imported at once: many bundlers refuse a worker that imports something later.
const drawings: Readonly<Record<string, PresenceDrawing>> = { tesla, hypatia, faust, flux, cheesemaster };

interface Drawn {
  readonly engine: PresenceEngine;
  scene?: PresenceScene;
}

const presences = new Map<number, Drawn>();

function show(drawn: Drawn, scene: PresenceScene) {
  drawn.scene = scene;
  const own = Object.hasOwn(drawings, scene.characterId) ? drawings[scene.characterId] : undefined;
  drawn.engine.show({ ...scene, draw: own ?? rosette });
}

self.onmessage = ({ data }: MessageEvent<PresenceRequest>) => {
  if (data.type === "add") {
    const context = data.canvas.getContext("2d");
    if (!context) return;
    const engine = createPresenceEngine(context);
    data.canvas.addEventListener("contextrestored", () => engine.repaint());
    presences.set(data.id, { engine });
    return;
  }
  const drawn = presences.get(data.id);
  if (!drawn) return;
  if (data.type === "remove") {
    drawn.engine.stop();
    presences.delete(data.id);
  } else if (data.type === "show") show(drawn, data.scene);
  else if (drawn.scene) show(drawn, { ...drawn.scene, level: data.level });
};

self.postMessage(ready);
