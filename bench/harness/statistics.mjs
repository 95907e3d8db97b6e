export function quantile(values, at) {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * at;
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place % 1);
}

export const median = (values) => quantile(values, 0.5);

/** The middle value with its spread, over rounds. */
export function summarise(values) {
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}
