import { exampleMessage } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { messages } from "../../labels/en/chat";
import { renderMessage, Message } from "./Message";

const spokenOver = exampleMessage(2, { author: "ada", text: "I am Ada. I count stars.", status: "interrupted" });
const text = () => page.getByRole("article").element().querySelector(".aom-message-text")?.textContent;

it("shows where the visitor spoke over it", async () => {
  await render(<Message message={{ ...spokenOver, heardUntil: 9 }} characterName="Ada" />);
  expect(text()).toBe("I am Ada. [interrupted here]  I count stars.");
  await expect.element(page.getByText("Interrupted.", { exact: true })).toBeVisible();
});

it.each([undefined, 24, -1, "half" as never])(
  "shows the whole message where the interruption is unknown (%s)",
  async (heard) => {
    await render(
      <Message message={{ ...spokenOver, ...(heard !== undefined && { heardUntil: heard }) }} characterName="Ada" />,
    );
    expect(text()).toBe("I am Ada. I count stars.");
  },
);

it.each([
  ["length", "The reply reached its length limit."],
  ["refused", "The model declined to answer this. Try other words."],
] as const)("tells that a reply ended by %s, and offers another", async (end, sentence) => {
  const message = exampleMessage(2, { author: "ada", text: "First of all", status: end });
  await render(
    renderMessage(message, "Ada", undefined, messages, { rewritable: { replyId: message.id, questionId: null } }),
  );
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try another reply" })).toBeVisible();
});

it("has no buttons by itself, since nothing around it would hear them", async () => {
  await render(<Message message={spokenOver} characterName="Ada" />);
  await expect.element(page.getByRole("article")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

it("marks an imported message as imported, without a model name", async () => {
  await render(
    <Message
      message={exampleMessage(2, { author: "ada", text: "I am Ada.", imported: true })}
      characterName="Ada"
      modelName="Built-in"
    />,
  );
  await expect.element(page.getByText("Imported.", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Written by/)).not.toBeInTheDocument();
});

it("removes direction marks from a model name", async () => {
  await render(
    <Message
      message={exampleMessage(2, { author: "ada", text: "I am Ada.", model: "Local\u202E model" })}
      characterName="Ada"
      modelName="Built-in"
    />,
  );
  await expect.element(page.getByText("Written by: Local model.", { exact: true })).toBeVisible();
});

it("draws a character’s Markdown without its marks", async () => {
  await render(
    <Message
      message={exampleMessage(2, { author: "ada", text: "It is **very** old:\n\n- [the engine](https://example.org)" })}
      characterName="Ada"
    />,
  );
  await expect.element(page.getByRole("listitem")).toHaveTextContent("the engine");
  await expect
    .element(page.getByRole("link", { name: "the engine" }))
    .toHaveAttribute("rel", "noopener noreferrer nofollow");
  expect(text()).not.toMatch(/[*[\]]/);
});

it("shows what the visitor wrote as it was written", async () => {
  await render(<Message message={exampleMessage(1, { text: "Is *this* it?\n- one" })} characterName="Ada" />);
  expect(text()).toBe("Is *this* it?\n- one");
});

it("shows an interrupted reply without marks", async () => {
  const message = { ...spokenOver, text: "I am **Ada**. I count stars.", heardUntil: 13 };
  await render(<Message message={message} characterName="Ada" />);
  expect(text()).toBe("I am Ada. [interrupted here]  I count stars.");
});
