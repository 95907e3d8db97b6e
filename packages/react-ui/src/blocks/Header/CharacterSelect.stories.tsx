import type { Meta } from "@storybook/react-vite";
import { partStory } from "../../stories/story-kit";
import { CharacterSelect } from "./CharacterSelect";

const meta: Meta = { title: "Conversation/Character select", component: CharacterSelect as never };
export default meta;

export const Playground = partStory(<CharacterSelect />, () => {}, { messages: [] });
