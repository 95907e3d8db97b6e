import { type Character } from "@archive-of-minds/core";
import { readLazy } from "@archive-of-minds/core/internal";
import { useEffect, useId, useState } from "react";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";

/** The character's biography, loaded when it is first opened. Needs the character's id as its `key`. */
export function Biography({ character }: { readonly character: Character }) {
  const memory = useLabels("memory", english.memory);
  const id = useId();
  const text = useBiography(character);
  if (typeof text !== "string" && text.length === 0) return null;
  return (
    <section className="aom-biography" aria-labelledby={id}>
      <h3 id={id} className="aom-caption">
        {memory.coreIdentity}
      </h3>
      {text === "loading" && <p className="aom-thinking">{memory.biographyLoading}</p>}
      {text === "failed" && <p role="alert">{memory.biographyFailed}</p>}
      {typeof text !== "string" &&
        text.map((paragraph) => (
          <p key={paragraph} lang={character.language}>
            {paragraph}
          </p>
        ))}
    </section>
  );
}

function useBiography({ biography }: Character): readonly string[] | "loading" | "failed" {
  const [text, setText] = useState<readonly string[] | "loading" | "failed">("loading");
  useEffect(() => {
    let isWanted = true;
    readLazy(biography).then(
      (paragraphs) => isWanted && setText(paragraphs),
      () => isWanted && setText("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [biography]);
  return text;
}
