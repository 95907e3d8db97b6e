const GRID = { width: 16, height: 12 };

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

interface Drawing<Surface extends Canvas> {
  readonly surface: Surface;
  readonly luminance: Uint8Array<ArrayBuffer>;
}

const contextOf = (surface: Canvas, willReadFrequently: boolean) => {
  const context = surface.getContext("2d", { alpha: false, willReadFrequently }) as
    | CanvasRenderingContext2D
    | OffscreenCanvasRenderingContext2D
    | null;
  if (context === null) throw new Error("No canvas can be drawn on.");
  return context;
};

/** Makes a function that draws pictures in a size that fits, and measures their brightness. */
export function createDrawing<Surface extends Canvas>(createCanvas: (size: Size) => Surface) {
  const surface = createCanvas({ width: 1, height: 1 });
  const grid = createCanvas(GRID);
  return (picture: CanvasImageSource, size: Size, limit: Size): Drawing<Surface> => {
    const { width, height } = fitWithin(size, limit);
    if (surface.width !== width || surface.height !== height) Object.assign(surface, { width, height });
    // The pixels of each frame are read back once, so the canvas must not be on the GPU.
    contextOf(surface, true).drawImage(picture, 0, 0, width, height);
    const small = contextOf(grid, true);
    small.drawImage(surface, 0, 0, GRID.width, GRID.height);
    return { surface, luminance: luminanceOf(small.getImageData(0, 0, GRID.width, GRID.height).data) };
  };
}

/** Rec. 709 luma of each pixel. */
function luminanceOf(pixels: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: pixels.length / 4 }, (_, place) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(place * 4, place * 4 + 3);
    return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  });
}
