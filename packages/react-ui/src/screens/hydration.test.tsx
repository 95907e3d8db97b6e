import { chatSelectors, createChat } from "@archive-of-minds/core";
import { createFakeLanguageModel } from "@archive-of-minds/testing";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { waitFor } from "xstate";
import "../styles/styles.css";
import { CharacterChat } from "./CharacterChat";

it("takes over a server’s markup although the chat of the page has gone on since", async () => {
  const newChat = () => createChat({ providers: { languageModel: createFakeLanguageModel() } });
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<CharacterChat fill="window" shortcuts="page" chat={newChat()} />);
  await expect.element(page.getByText("Opening your messages…")).toBeVisible();

  const chat = newChat();
  await waitFor(chat, (snapshot) => !chatSelectors.isLoading(snapshot));
  const errors: unknown[] = [];
  const root = hydrateRoot(container, <CharacterChat fill="window" shortcuts="page" chat={chat} />, {
    onRecoverableError: (error) => errors.push(error),
  });
  await expect.element(page.getByText("Opening your messages…")).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  expect(errors).toEqual([]);
  root.unmount();
  container.remove();
});
