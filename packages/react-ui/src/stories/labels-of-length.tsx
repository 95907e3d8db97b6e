import { useMemo, type ReactNode } from "react";
import { en, type Labels } from "../labels/en";
import { LabelsProvider, useLabels } from "../labels/LabelsProvider";
import { textOfLength } from "./controls";

/** A label, also one with parameters, or a table of labels, that long. */
function lengthened(label: unknown, length: unknown): unknown {
  if (typeof label === "string") return textOfLength(label, length);
  if (typeof label === "function")
    return (...values: readonly unknown[]) =>
      lengthened((label as (...values: readonly unknown[]) => unknown)(...values), length);
  if (typeof label !== "object" || label === null || "$$typeof" in label) return label;
  return Object.fromEntries(Object.entries(label).map(([name, each]) => [name, lengthened(each, length)]));
}

interface LabelsOfLengthProps {
  /** The labels that the part shows. */
  readonly part: keyof Labels;
  readonly length: unknown;
  readonly children: ReactNode;
}

/** Shows a part with labels as long as the control "textLength" asks for, in the language of the toolbar. */
export function LabelsOfLength({ part, length, children }: LabelsOfLengthProps) {
  const shown = useLabels(part, en[part]);
  const productName = useLabels("productName", en.productName);
  const labels = useMemo(
    () => (length === "usual" ? undefined : { productName, [part]: lengthened(shown, length) }),
    [productName, part, shown, length],
  );
  return <LabelsProvider labels={labels}>{children}</LabelsProvider>;
}
