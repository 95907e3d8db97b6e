import postcss, { type Plugin } from "postcss";
import type { Options } from "tsup";

/** As strong as the id of an element, and true for every element. */
const STRONG = ":not(#_)";

/** Raises one selector: as strong as an id, and for our own elements only. */
function raise(selector: string): string {
  if (selector.startsWith(":where(")) return STRONG + selector;
  const raised = selector.replace(/\.aom[\w-]*/, (name) => STRONG + name);
  if (raised === selector)
    throw new Error(`"${selector}" would match elements that are not ours: it names no .aom class.`);
  return raised;
}

/**
 * Makes a layered stylesheet stronger than the rules of the page it is used in: takes its rules out of `@layer aom` and
 * raises each selector by an id. Among each other they keep their order. Without it, any rule of a page for all buttons or
 * paragraphs wins over the layer. Other layers stay: what lies in `aom-tokens` is for pages to set.
 */
const hostProof: Plugin = {
  postcssPlugin: "host-proof",
  AtRule: {
    layer(layer) {
      if (layer.params !== "aom" || !layer.nodes) return;
      layer.walkRules((rule) => {
        const { parent } = rule;
        const isNested = parent?.type === "rule" || (parent?.type === "atrule" && parent.name === "keyframes");
        if (!isNested) rule.selectors = rule.selectors.map(raise);
      });
      layer.replaceWith(layer.nodes);
    },
  },
};

/** A layered stylesheet, made stronger than the rules of the page. */
export const makeHostProof = (css: string): string => postcss([hostProof]).process(css, { from: undefined }).css;

/** For tsup: `name.css` is host-proof, and `name.layered.css` has the same rules in their layer. */
export const hostProofStyles: NonNullable<Options["plugins"]>[number] = {
  name: "host-proof-styles",
  async renderChunk(code, { path }) {
    if (!path.endsWith(".css") || path.endsWith(".layered.css")) return;
    const { css, map } = await postcss([hostProof]).process(code, {
      from: path,
      map: { inline: false, annotation: false, prev: false },
    });
    return { code: css, map: map.toString() };
  },
};
