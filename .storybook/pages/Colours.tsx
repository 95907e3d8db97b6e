import { characters, type Character } from "@archive-of-minds/core";
import { useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { Emblem } from "../../packages/react-ui/src/primitives/Emblem/Emblem";
import { characterColours } from "../../packages/react-ui/src/primitives/Emblem/character-colours";
import { colours } from "./read-styles";
import "./pages.css";

const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** As WCAG 2.2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hex = (colour: string) =>
  `#${channels(colour)
    .map((value) => Math.round(value).toString(16).padStart(2, "0"))
    .join("")}`;

/** What each colour is for, by its token. */
const purposes: Readonly<Record<string, string>> = {
  "--aom-ground": "Behind everything.",
  "--aom-raised": "Fields, dialogs and notices.",
  "--aom-sunken": "Areas below the ground, such as disabled buttons.",
  "--aom-ink": "Text.",
  "--aom-ink-soft": "Text of less weight, such as times and hints.",
  "--aom-rule": "Lines that only separate.",
  "--aom-rule-strong": "Borders of controls.",
  "--aom-error": "Failures.",
  "--aom-on-accent": "Text on the accent, such as in a primary button; measured against the accent.",
};

function Swatch({
  name,
  colour,
  on,
  children,
}: {
  name: string;
  colour: string;
  /** The colour it is measured against; left out, the ground. */
  on?: string | undefined;
  children?: React.ReactNode;
}) {
  const swatch = useRef<HTMLSpanElement>(null);
  const [{ value, onGround }, setMeasured] = useState({ value: "", onGround: 1 });
  useLayoutEffect(() => {
    const box = swatch.current;
    const ground = box?.closest(".aom");
    if (!box || !ground) return;
    const { backgroundColor, outlineColor } = getComputedStyle(box);
    setMeasured({
      value: hex(backgroundColor),
      onGround: contrast(backgroundColor, on === undefined ? getComputedStyle(ground).backgroundColor : outlineColor),
    });
  }, [on]);
  return (
    <li className="pages-swatch">
      <span ref={swatch} className="pages-colour" style={{ background: colour, outlineColor: on } as CSSProperties} />
      <span>
        <b>{name}</b>
        <br />
        {value} · {onGround.toFixed(1)} : 1 {children}
      </span>
    </li>
  );
}

const themes = ["light", "dark"] as const;

/** The colours of the interface in both schemes, with their contrast to the ground. */
export function Colours() {
  return (
    <div className="pages-pair sb-unstyled">
      {themes.map((theme) => (
        <div key={theme} className="aom" data-aom-theme={theme}>
          <p className="pages-heading">{theme === "light" ? "Light" : "Dark"}</p>
          <ul className="pages-list">
            {colours.map(({ name }) => (
              <Swatch
                key={name}
                name={name}
                colour={`var(${name})`}
                on={name === "--aom-on-accent" ? "var(--aom-accent)" : undefined}
              >
                <br />
                {purposes[name]}
              </Swatch>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

const Accent = ({ character, theme }: { character: Character; theme: "light" | "dark" }) => (
  <div style={{ ...characterColours(character), display: "contents" }}>
    <Swatch name={character.name} colour={character.colour[theme]}>
      <span className="aom-tinted" style={characterColours(character)}>
        <Emblem character={character} size={20} />
      </span>
    </Swatch>
  </div>
);

/** The ink of each character. */
export function Accents() {
  return (
    <div className="pages-pair sb-unstyled">
      {themes.map((theme) => (
        <div key={theme} className="aom" data-aom-theme={theme}>
          <p className="pages-heading">{theme === "light" ? "Light" : "Dark"}</p>
          <ul className="pages-list">
            {characters.map((character) => (
              <Accent key={character.id} character={character} theme={theme} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
