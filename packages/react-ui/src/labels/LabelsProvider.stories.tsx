import type { Meta } from "@storybook/react-vite";
import { chatStory, exampleConversation, withProps } from "../stories/story-kit";
import { CharacterChat } from "../screens/CharacterChat";
import { en } from "./en";
import { LabelsProvider } from "./LabelsProvider";

const meta: Meta = { title: "Settings/Labels and dates", component: LabelsProvider as never };
export default meta;

/** A page's own word for the product, and its own format of times. */
export const Playground = withProps(
  chatStory(
    { messages: exampleConversation },
    (test) => test.ready(),
    ({ chat }, { productName, locale }) => (
      <LabelsProvider labels={{ ...en, productName: String(productName) }} locale={String(locale)}>
        <CharacterChat fill="window" shortcuts="page" chat={chat} />
      </LabelsProvider>
    ),
  ),
  { productName: "Museum of Letters", locale: "en-GB" },
  {
    productName: { name: "Name of the product", description: "One of the labels.", control: "text" },
    locale: {
      name: "Locale",
      description: "For dates and times.",
      control: "select",
      options: ["en-US", "en-GB", "de", "ja", "ar"],
    },
  },
);
