import { characters } from "@archive-of-minds/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { characterControl, chosenCharacter } from "../../stories/controls";
import { characterColours } from "./character-colours";
import { Emblem } from "./Emblem";

interface Args {
  readonly character: string;
  readonly size: number;
}

const meta: Meta<Args> = {
  title: "Primitives/Emblem",
  component: Emblem as never,
  args: { character: "tesla", size: 96 },
  argTypes: {
    ...characterControl,
    size: {
      name: "Size",
      description: "The length of an edge, in CSS pixels.",
      control: { type: "range", min: 16, max: 256 },
    },
  },
  render: ({ character, size }) => (
    <div className="aom" style={{ ...characterColours(chosenCharacter(character)), padding: 16 }}>
      <Emblem character={chosenCharacter(character)} size={size} />
    </div>
  ),
};
export default meta;

export const Playground: StoryObj<Args> = {};
/** The emblems of the five characters. */
export const AllFive: StoryObj<Args> = {
  argTypes: { character: { table: { disable: true } } },
  render: ({ size }) => (
    <div className="aom" style={{ display: "flex", flexWrap: "wrap", gap: 24, padding: 16 }}>
      {characters.map((character) => (
        <div key={character.id} className="aom-tinted" style={characterColours(character)}>
          <Emblem character={character} size={size} />
        </div>
      ))}
    </div>
  ),
};
