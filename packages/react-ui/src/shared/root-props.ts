import type { ComponentPropsWithoutRef, CSSProperties, JSX } from "react";

/** The props of a part's root element: `className`, `style` and the element's other attributes. */
export type RootProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentPropsWithoutRef<Tag>,
  "children" | "dangerouslySetInnerHTML"
>;

interface Joinable {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

type DataAttributes = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>;
type Handler = (event: { readonly defaultPrevented: boolean }) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === "function";

/**
 * Merges a part's own props for its root element with the given ones. Class names and styles are joined. Of two event
 * handlers the given one runs first, and `preventDefault()` in it skips the part's own. Other given values win.
 */
export function rootProps<Props extends Joinable>(own: NoInfer<Props> & DataAttributes, given: Props): Props {
  const joined: Record<string, unknown> = Object.fromEntries(Object.entries(own));
  for (const [name, value] of Object.entries(given)) {
    const before = joined[name];
    if (value === undefined) continue;
    joined[name] = isHandler(name, value) && isHandler(name, before) ? inTurn(value, before) : value;
  }
  // The stylesheet undoes what a page says of our elements, except of those that the page gave a class.
  const isStyled = given.className !== undefined && !given.className.startsWith("aom-");
  const className = [own.className, isStyled && "aom-styled", given.className].filter(Boolean).join(" ");
  return {
    ...joined,
    ...(className !== "" && { className }),
    ...((own.style ?? given.style) && { style: { ...own.style, ...given.style } }),
  } as Props;
}

const inTurn =
  (given: Handler, own: Handler): Handler =>
  (event) => {
    given(event);
    if (!event.defaultPrevented) own(event);
  };
