import tokensSource from "../../packages/react-ui/src/styles/tokens.css?raw";

const sources = import.meta.glob<string>("../../packages/react-ui/src/styles/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});

const withoutComments = (css: string) => css.replaceAll(/\/\*[^]*?\*\//g, "");

export interface Token {
  /** With the leading dashes. */
  readonly name: string;
  readonly value: string;
}

/** The custom properties of `styles/tokens.css`, in its order. */
const tokens: readonly Token[] = [
  ...new Map(
    [...withoutComments(tokensSource).matchAll(/(--aom-[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      { name, value: value.replaceAll(/\s+/g, " ") },
    ]),
  ).values(),
];

export const tokensNamed = (start: string): readonly Token[] => tokens.filter(({ name }) => name.startsWith(start));

/** Those with a colour for each scheme. */
export const colours: readonly Token[] = tokens.filter(({ value }) => value.startsWith("light-dark("));

export interface Use {
  readonly value: string;
  readonly count: number;
}

const counted = (values: readonly string[]): readonly Use[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
};

const allStyles = Object.values(sources).map(withoutComments).join("\n");

/** The distances of all style sheets, with how often each is used. */
export const distances: readonly Use[] = counted(
  [...allStyles.matchAll(/(?:gap|padding[\w-]*|margin[\w-]*):([^;]+);/g)].flatMap(([, values = ""]) =>
    [...values.matchAll(/(?<![\w.-])\d*\.?\d+rem\b/g)].map(([value]) => value),
  ),
).toSorted((one, other) => parseFloat(one.value) - parseFloat(other.value));

const milliseconds = (time: string) => parseFloat(time) * (time.endsWith("ms") ? 1 : 1000);

/** How long the transitions and animations of all style sheets take, the shortest first. */
export const durations: readonly Use[] = counted(
  [...allStyles.matchAll(/(?:transition|animation)[\w-]*:([^;]+);/g)]
    .flatMap(([, values = ""]) => [...values.matchAll(/(?<![\w.-])\d*\.?\d+m?s\b/g)].map(([value]) => value))
    .map((value) => `${String(Math.round(milliseconds(value)))}ms`),
).toSorted((one, other) => milliseconds(one.value) - milliseconds(other.value));

/** The animations of each style sheet. */
export const keyframes: readonly { readonly file: string; readonly names: readonly string[] }[] = Object.entries(
  sources,
)
  .map(([path, css]) => ({
    file: path.replace(/^.*\//, ""),
    names: [...withoutComments(css).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, name = ""]) => name),
  }))
  .filter(({ names }) => names.length > 0);
