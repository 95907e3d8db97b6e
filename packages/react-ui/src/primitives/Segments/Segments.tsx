import { useId } from "react";

export interface SegmentsProps<Value extends string> {
  /** The legend of the group. */
  readonly label: string;
  /** The words for each value, in the order in which they are shown. */
  readonly choices: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices that stand side by side: the browser's own radio buttons. */
export function Segments<Value extends string>({ label, choices, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="aom-segments">
      <legend>{label}</legend>
      <div>
        {(Object.keys(choices) as Value[]).map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span>{choices[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
