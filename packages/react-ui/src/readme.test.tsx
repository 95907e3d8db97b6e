import { createChat } from "@archive-of-minds/core";
import { builtInCorpora, createBuiltInLanguageModel } from "@archive-of-minds/built-in-model";
import { App } from "virtual:example/packages/react-ui/README.md/1.tsx";
import { SupportPane } from "virtual:example/packages/react-ui/README.md/2.tsx";
import { OwnScreen } from "virtual:example/packages/react-ui/README.md/3.tsx";
import { German } from "virtual:example/packages/react-ui/README.md/4.tsx";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

const newChat = () =>
  createChat({ providers: { languageModel: createBuiltInLanguageModel({ corpora: builtInCorpora }) } });

it.each([
  ["the whole screen", () => <App />, "Send"],
  ["parts in a layout of one’s own", () => <SupportPane chat={newChat()} />, "Send"],
  ["a screen of one’s own", () => <OwnScreen chat={newChat()} />, "Send"],
  [
    "words of one’s own",
    () => (
      <German>
        <SupportPane chat={newChat()} />
      </German>
    ),
    "Senden",
  ],
])("the README’s example of %s answers a message", async (_, example, send) => {
  const screen = await render(example());
  await screen.getByRole("textbox", { name: "Message" }).fill("Why alternating current?");
  await userEvent.click(screen.getByRole("button", { name: send, exact: true }));
  await expect.element(screen.getByRole("article").nth(1)).toHaveTextContent(/\w{3,}.*\./);
  await screen.unmount();
});
