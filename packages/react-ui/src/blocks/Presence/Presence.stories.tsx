import { characters, tesla, type Character, type PresenceState } from "@archive-of-minds/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { characterControl, chosenCharacter } from "../../stories/controls";
import { characterColours } from "../../primitives/Emblem/character-colours";
import { Presence, type PresenceProps } from "./Presence";

const meta: Meta = {
  title: "Conversation/Presence",
  component: Presence as never,
  parameters: { controls: { disable: true } },
};
export default meta;

const states: readonly PresenceState[] = [
  "asleep",
  "idle",
  "listening",
  "hearing",
  "thinking",
  "speaking",
  "interrupted",
  "failed",
];

/** A voice of changing loudness. */
const level = () => 0.5 + 0.4 * Math.sin(Date.now() / 150);

const own: Character = { ...tesla, id: "ada", name: "A character of your own" };

const inEveryState = (character: Character): StoryObj => ({
  render: () => (
    <div className="aom" style={{ ...characterColours(character), padding: 24 }}>
      <ul style={{ display: "flex", flexWrap: "wrap", gap: 24, padding: 0, listStyle: "none" }}>
        {states.map((state) => (
          <li key={state} style={{ display: "grid", justifyItems: "center", gap: 16 }}>
            <Presence character={character} state={state} size="large" level={level} />
            {state}
          </li>
        ))}
      </ul>
    </div>
  ),
});

const [teslaStory, hypatiaStory, faustStory, fluxStory, cheesemasterStory] = characters.map(inEveryState);
/** Tesla in every state of presence, from asleep to speaking. */
export const Tesla: StoryObj = teslaStory!;
/** Hypatia in every state of presence, from asleep to speaking. */
export const Hypatia: StoryObj = hypatiaStory!;
/** Dr. Faust in every state of presence, from asleep to speaking. */
export const Faust: StoryObj = faustStory!;
/** Flux in every state of presence, from asleep to speaking. */
export const Flux: StoryObj = fluxStory!;
/** Cheesemaster 5000 in every state of presence, from asleep to speaking. */
export const Cheesemaster: StoryObj = cheesemasterStory!;
/** A character of a site’s own, which has no portrait. */
export const OwnCharacter: StoryObj = inEveryState(own);

const sizes: readonly NonNullable<PresenceProps["size"]>[] = ["small", "medium", "large", "huge"];

/** All characters in all sizes. */
export const Sizes: StoryObj = {
  render: () => (
    <div className="aom" style={{ padding: 24 }}>
      {characters.map((character) => (
        <div key={character.id} style={{ ...characterColours(character), display: "flex", gap: 24, padding: 12 }}>
          {sizes.map((size) => (
            <Presence key={size} character={character} state="idle" size={size} className="aom-tinted" />
          ))}
        </div>
      ))}
    </div>
  ),
};

interface Args {
  readonly character: string;
  readonly state: PresenceState;
  readonly size: NonNullable<PresenceProps["size"]>;
}

export const Playground: StoryObj<Args> = {
  args: { character: "tesla", state: "speaking", size: "huge" },
  argTypes: {
    ...characterControl,
    state: { name: "State", description: "What the character does now.", control: "select", options: states },
    size: {
      name: "Size",
      description: "The size of the portrait: small beside a name, huge on the stage.",
      control: "inline-radio",
      options: sizes,
    },
  },
  parameters: { controls: { disable: false } },
  render: ({ character, state, size }) => (
    <div className="aom" style={{ ...characterColours(chosenCharacter(character)), padding: 24 }}>
      <Presence character={chosenCharacter(character)} state={state} size={size} level={level} />
    </div>
  ),
};
