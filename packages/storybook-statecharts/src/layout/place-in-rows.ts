/** Rows of items from left to right, none wider than `most` unless it has one item. */
export function placeInRows<Item extends { readonly width: number; readonly height: number }>(
  items: readonly Item[],
  most: number,
  gap: number,
): {
  readonly width: number;
  readonly height: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
} {
  let x = 0;
  let y = 0;
  let tallest = 0;
  let width = 0;
  const places = items.map((item) => {
    if (x > 0 && x + item.width > most) {
      y += tallest + gap;
      x = 0;
      tallest = 0;
    }
    const place = { x, y };
    x += item.width + gap;
    tallest = Math.max(tallest, item.height);
    width = Math.max(width, place.x + item.width);
    return place;
  });
  return { width, height: y + tallest, places };
}
