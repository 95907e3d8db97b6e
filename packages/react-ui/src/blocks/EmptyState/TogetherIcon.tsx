/** Five in a half circle. */
const seats = [
  [4.5, 15],
  [7, 9.5],
  [12, 7],
  [17, 9.5],
  [19.5, 15],
] as const;

/** The picture of the Chat Room. */
export function TogetherIcon() {
  return (
    <svg className="aom-together" viewBox="0 0 24 24" aria-hidden focusable={false}>
      {seats.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r={1.6} />
      ))}
    </svg>
  );
}
