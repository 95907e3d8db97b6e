/** On a 24 by 24 grid: a microphone, an arrow that sends, and a line through what is off. */
const STROKES = {
  microphone: ["M9 6a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0z", "M5.5 11.5a6.5 6.5 0 0 0 13 0", "M12 18v3"],
  arrow: ["M12 20V5", "M6 10.5L12 4.5l6 6"],
  off: ["M4.5 4.5l15 15"],
};

export interface RoundMicrophoneProps {
  /** Whether pressing sends what was said. */
  readonly sends?: boolean;
  /** Whether nothing is heard. */
  readonly isOff?: boolean;
}

/** The picture in the round button of a stage. */
export function RoundMicrophone({ sends = false, isOff = false }: RoundMicrophoneProps) {
  const paths = [...STROKES[sends ? "arrow" : "microphone"], ...(isOff ? STROKES.off : [])];
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
