import type { PresenceState } from "@archive-of-minds/core";
import { useEffect, useRef, useState } from "react";
import type { PresenceCanvas } from "./create-presence-canvas";

interface EngravingProps {
  readonly characterId: string;
  readonly state: PresenceState;
  readonly level?: (() => number) | undefined;
}

/** Fetched when a drawing is first shown. */
async function openCanvas(canvas: HTMLCanvasElement): Promise<PresenceCanvas | undefined> {
  const [{ createPresencePainter }, { createPresenceCanvas }] = await Promise.all([
    import("./presence-painters"),
    import("./create-presence-canvas"),
  ]);
  const painter = await createPresencePainter(canvas);
  return painter && createPresenceCanvas(canvas, painter);
}

/** What a character is, in fine lines that move. Until it is there, and where it cannot be drawn, there is nothing. */
export function Engraving({ characterId, state, level }: EngravingProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<PresenceCanvas>();

  useEffect(() => {
    // A canvas that was handed to a worker cannot be taken back, so that each mount has one of its own.
    const canvas = document.createElement("canvas");
    let isLeft = false;
    let opened: PresenceCanvas | undefined;
    frame.current?.append(canvas);
    openCanvas(canvas).then(
      (presence) => {
        opened = presence;
        if (isLeft) presence?.dispose();
        else setDrawn(presence);
      },
      // The emblem stays.
      () => {},
    );
    return () => {
      isLeft = true;
      opened?.dispose();
      canvas.remove();
      setDrawn(undefined);
    };
  }, []);

  useEffect(() => drawn?.show({ characterId, state, level }), [drawn, characterId, state, level]);

  return <span ref={frame} className="aom-engraving" data-drawn={drawn !== undefined} />;
}
