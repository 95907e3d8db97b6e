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
