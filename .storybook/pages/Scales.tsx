import { characters } from "@archive-of-minds/core";
import { Presence } from "../../packages/react-ui/src/blocks/Presence/Presence";
import { characterColours } from "../../packages/react-ui/src/primitives/Emblem/character-colours";
import { distances, durations, keyframes, tokensNamed } from "./read-styles";
import "./pages.css";

const SAMPLE = "A wave, my friend, and I have held it in my hands.";

/** The two families and the sizes of text. */
export function TypeScale() {
  return (
    <div className="aom pages-sheet sb-unstyled">
      {tokensNamed("--aom-font-").map(({ name, value }) => (
        <div key={name} className="pages-row">
          <code>{name}</code>
          <p style={{ fontFamily: `var(${name})`, fontSize: "var(--aom-size-5)" }}>{SAMPLE}</p>
          <small>{value}</small>
        </div>
      ))}
      {tokensNamed("--aom-size-").map(({ name, value }) => (
        <div key={name} className="pages-row">
          <code>
            {name}, {value}
          </code>
          <p style={{ fontSize: `var(${name})` }}>{SAMPLE}</p>
        </div>
      ))}
    </div>
  );
}

interface TypeRole {
  readonly role: string;
  readonly family: "display" | "text";
  /** The number of a token, or a size of its own. */
  readonly size: 1 | 2 | 3 | 4 | 5 | 6 | "1.1875rem";
  readonly weight: number;
  readonly height: number;
  readonly isItalic?: true;
}

/** What each combination of family, size, weight and line height is for, the largest first. */
const typeRoles: readonly TypeRole[] = [
  { role: "The title before the login", family: "display", size: 6, weight: 500, height: 1.1 },
  { role: "Words heard without text on the screen", family: "display", size: 5, weight: 400, height: 1.3 },
  { role: "Titles of dialogs, the character’s title", family: "display", size: 4, weight: 500, height: 1.2 },
  { role: "Captions of what is being said", family: "display", size: 4, weight: 400, height: 1.4 },
  {
    role: "A character’s one-sentence description",
    family: "display",
    size: 4,
    weight: 400,
    height: 1.35,
    isItalic: true,
  },
  { role: "What a character writes", family: "display", size: "1.1875rem", weight: 400, height: 1.5 },
  { role: "What the visitor writes; running text", family: "text", size: 3, weight: 400, height: 1.5 },
  {
    role: "Status in words, such as “is thinking”",
    family: "display",
    size: 3,
    weight: 400,
    height: 1.5,
    isItalic: true,
  },
  { role: "Buttons", family: "text", size: 2, weight: 550, height: 1.5 },
  { role: "Notices, settings, lists", family: "text", size: 2, weight: 400, height: 1.5 },
  { role: "Names above messages", family: "display", size: 2, weight: 600, height: 1.4 },
  { role: "Times, hints, small controls", family: "text", size: 1, weight: 400, height: 1.5 },
];

/** The roles of type, each as it looks. */
export function TypeRoles() {
  return (
    <div className="aom pages-sheet sb-unstyled">
      {typeRoles.map(({ role, family, size, weight, height, isItalic }) => (
        <div key={role} className="pages-row">
          <p
            style={{
              font: `${isItalic ? "italic " : ""}${String(weight)} ${typeof size === "number" ? `var(--aom-size-${String(size)})` : size} / ${String(height)} var(--aom-font-${family})`,
            }}
          >
            {role}
          </p>
          <small>
            {family}
            {isItalic && ", italic"}, size {size}, weight {weight}, line height {height}
          </small>
        </div>
      ))}
    </div>
  );
}

/** What the distances to choose from are for. */
const spaces: Readonly<Record<string, string>> = {
  "0.25rem": "Between a sign and its word.",
  "0.35rem": "Inside small controls.",
  "0.5rem": "Between controls that belong together, and rows of a list.",
  "0.75rem": "Inside notices and fields; between groups of controls.",
  "1rem": "Between a screen and its edge; inside dialogs and buttons.",
  "1.5rem": "Between parts of a screen.",
};

/** The distances that the style sheets use. */
export function Distances() {
  const most = Math.max(...distances.map(({ count }) => count));
  return (
    <table>
      <thead>
        <tr>
          <th>Distance</th>
          <th>As it looks</th>
          <th>Used</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {distances
          .filter(({ value, count }) => count > 2 && parseFloat(value) > 0)
          .map(({ value, count }) => (
            <tr key={value} style={{ fontWeight: count > most / 4 ? 700 : 400 }}>
              <td>{value}</td>
              <td>
                <span className="pages-bar" role="img" aria-label={`${value} wide`} style={{ inlineSize: value }} />
              </td>
              <td>{count} times</td>
              <td>{spaces[value] ?? spaces[`0${value}`]}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Corners, shadow and the width of a line of text. */
export function Surfaces() {
  return (
    <div className="aom pages-sheet sb-unstyled">
      <ul className="pages-list">
        {tokensNamed("--aom-radius-").map(({ name, value }) => (
          <li key={name} className="pages-swatch">
            <span className="pages-surface" style={{ borderRadius: `var(${name})` }} />
            <code>
              {name}, {value}
            </code>
          </li>
        ))}
        <li className="pages-swatch">
          <span className="pages-surface" style={{ boxShadow: "var(--aom-shadow)" }} />
          <code>--aom-shadow</code>
        </li>
      </ul>
      {tokensNamed("--aom-measure").map(({ name, value }) => (
        <p key={name}>
          <code>{name}</code>: text is at most {value} wide.
        </p>
      ))}
    </div>
  );
}

/** What each time is for. */
const times: Readonly<Record<string, string>> = {
  "200ms": "A dialog opens; the ring of a character changes its colour.",
  "300ms": "A character is pointed at, or its drawing appears.",
  "400ms": "The drawing of a character comes or goes; a late reply is shown to be late.",
  "450ms": "The ink of the page changes with the character.",
  "600ms": "A character takes its seat on the stage.",
  "820ms": "A wrong code is refused.",
  "900ms": "A voice whose loudness is not measured speaks, without end.",
  "1200ms": "Something loads, without end.",
  "2400ms": "A character thinks, without end.",
  "4000ms": "A confirmation passes.",
};

/** How long the transitions and animations take, each with a bar to try it. */
export function Durations() {
  return (
    <>
      <table>
        <thead>
          <tr>
            <th>Time</th>
            <th>Point at a bar, or press it</th>
            <th>Used</th>
            <th>For</th>
          </tr>
        </thead>
        <tbody>
          {durations
            .filter(({ value }) => value !== "1ms")
            .map(({ value, count }) => (
              <tr key={value}>
                <td>{value}</td>
                <td>
                  <button type="button" className="pages-run" aria-label={`Move for ${value}`}>
                    <span style={{ transitionDuration: value }} />
                  </button>
                </td>
                <td>{count === 1 ? "once" : `${String(count)} times`}</td>
                <td>{times[value]}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <ul>
        {keyframes.map(({ file, names }) => (
          <li key={file}>
            <code>{file}</code>: {names.join(", ")}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A voice of changing loudness. */
const level = () => 0.5 + 0.4 * Math.sin(Date.now() / 150);

/** How each character looks when it speaks, and what it asks to be asked. */
export function Characters() {
  return (
    <div className="aom pages-sheet sb-unstyled">
      {characters.map((character) => (
        <section key={character.id} className="pages-character aom-tinted" style={characterColours(character)}>
          <Presence character={character} state="speaking" size="large" level={level} />
          <div>
            <h3>{character.title}</h3>
            <p>{character.description}</p>
            <ul>
              {character.openingQuestions.map((question) => (
                <li key={question}>“{question}”</li>
              ))}
            </ul>
          </div>
        </section>
      ))}
    </div>
  );
}
