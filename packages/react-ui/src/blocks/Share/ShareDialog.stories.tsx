import type { Meta, StoryObj } from "@storybook/react-vite";
import { spyOn } from "storybook/test";
import {
  characterControl,
  chosenCharacter,
  messagesOfLength,
  stateControl,
  textLengthControl,
} from "../../stories/controls";
import { exampleConversation } from "../../stories/story-kit";
import { ShareDialog } from "./ShareDialog";

interface Args {
  readonly author: "visitor" | "character";
  readonly character: string;
  readonly textLength: string;
  readonly state?: string;
}

const meta: Meta<Args> = {
  title: "Conversation/Share dialog",
  component: ShareDialog as never,
  args: { author: "character", character: "tesla", textLength: "usual" },
  argTypes: {
    ...characterControl,
    ...textLengthControl,
    author: {
      name: "Author",
      description: "Whose words are shared: those of a character go with the question before them.",
      control: "inline-radio",
      options: ["visitor", "character"],
    },
  },
  render: ({ author, character: id, textLength }) => {
    const character = chosenCharacter(id);
    const all = messagesOfLength(exampleConversation, textLength).map((message) =>
      message.author === "user" ? message : { ...message, author: character.id },
    );
    const message = all.find((each) => (each.author === "user") === (author === "visitor"))!;
    return (
      <div className="aom">
        <ShareDialog
          // Its picture is drawn for these words.
          key={`${author} ${id} ${textLength}`}
          shared={{ all, message, characters: [character], visitorName: "" }}
          onClose={() => {}}
        />
      </div>
    );
  },
};
export default meta;

type Story = StoryObj<Args>;
/** A story in a browser that it changes first. */
type State = Story & { readonly beforeEach: () => () => void };
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** What the system does with what it is given to share; `null` where it has no dialog for that. */
type Share = (() => Promise<void>) | null;

/** A browser whose system shares so, or not. */
function withSystem(share: Share) {
  const { clipboard } = navigator;
  Object.assign(navigator, { canShare: () => share !== null, share: share ?? (() => Promise.resolve()) });
  // The story writes nothing to the designer's disk or clipboard.
  const spies = [
    spyOn(clipboard, "writeText").mockResolvedValue(),
    spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {}),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
    for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
  };
}

/** The dialog, in which a button is pressed once the picture is there. */
const sharing = (share: Share, press?: string, said?: string | RegExp): State => ({
  beforeEach: () => withSystem(share),
  play: async ({ canvas, userEvent }) => {
    await pictureOf(canvas);
    if (press === undefined || said === undefined) return;
    await userEvent.click(canvas.getByRole("button", { name: press }));
    await canvas.findByText(said);
  },
});

const pictureOf = (canvas: Canvas) => canvas.findByRole("img", {}, { timeout: 10_000 });

/** The dialog in a browser where no picture is made so. */
const drawing = (toBlob: (report: BlobCallback) => void, said: string | RegExp): State => ({
  beforeEach: () => {
    const restore = withSystem(null);
    const spy = spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(toBlob);
    return () => {
      spy.mockRestore();
      restore();
    };
  },
  play: async ({ canvas }) => {
    await canvas.findByText(said);
  },
});

const never = () => {};
const refused = () => Promise.reject(new DOMException("Not now.", "NotAllowedError"));

/** The words as a picture, to be saved or copied: this browser has no dialog of the system to share them. */
export const Drawn = sharing(null);
/** The system has a dialog to share with. */
export const BySystem = sharing(() => Promise.resolve());
/** The picture is being drawn. */
export const Drawing = drawing(never, /^Drawing/);
/** The picture could not be drawn; the text can still be shared. */
export const DrawingFailed = drawing((report) => report(null), /could not be drawn/);
/** The picture was saved as a file. */
export const Saved = sharing(null, "Save picture", /download has started/);
/** The text was copied. */
export const Copied = sharing(null, "Copy text", /copied/i);
/** The system has taken the picture. */
export const Shared = sharing(() => Promise.resolve(), "Share picture", "Shared.");
/** The system refused to share. */
export const Refused = sharing(refused, "Share picture", /did not share it/);

const states: Readonly<Record<string, State>> = {
  Drawn,
  BySystem,
  Drawing,
  DrawingFailed,
  Saved,
  Copied,
  Shared,
  Refused,
};

/** Every state of this file, to be chosen by a control. */
export const Playground: Story = {
  // Each state is tested as a story of its own.
  tags: ["!test"],
  args: { state: "Drawn" },
  argTypes: stateControl(Object.keys(states)),
  beforeEach: ({ args }) => states[args.state ?? ""]?.beforeEach(),
  play: async ({ mount, context }) => {
    await mount();
    await states[context.args.state ?? ""]?.play?.(context);
  },
};
