interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest size of the same shape that is within the limit, and not larger than it was. */
function fitWithin(size: Size, limit: Size): Size {
  const scale = Math.min(1, limit.width / size.width, limit.height / size.height);
  const fit = (length: number, most: number) => Math.max(1, Math.min(most, Math.round(length * scale)));
  return { width: fit(size.width, limit.width), height: fit(size.height, limit.height) };
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

const contextOf = (surface: Canvas) => {
  // The pixels of each frame are read back once, so the canvas must not be on the GPU.
  const context = surface.getContext("2d", { alpha: false, willReadFrequently: true }) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (context === null) throw new Error("No canvas can be drawn on.");
  return context;
};

/** Makes a function that draws pictures in a size that fits, all on one canvas. */
export function createDrawing<Surface extends Canvas>(createCanvas: (size: Size) => Surface) {
  const surface = createCanvas({ width: 1, height: 1 });
  return (picture: CanvasImageSource, size: Size, limit: Size): Surface => {
    const { width, height } = fitWithin(size, limit);
    if (surface.width !== width || surface.height !== height) Object.assign(surface, { width, height });
    contextOf(surface).drawImage(picture, 0, 0, width, height);
    return surface;
  };
}
