import { createTestChat, exampleCharacter, exampleMessage } from "@archive-of-minds/testing";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat, type CharacterChatProps } from "../../screens/CharacterChat";

const rail = page.getByRole("navigation", { name: "Characters" });
const item = (name: string) => rail.getByRole("button", { name });
const beside = () => document.querySelector<HTMLElement>(".aom-beside .aom-presence");

async function opened(props: Partial<CharacterChatProps> = {}, width = 1280, messages = [exampleMessage(1)]) {
  await page.viewport(width, 800);
  const test = await createTestChat({
    characters: ["ada", "ben", "cleo"].map((id) => exampleCharacter(id, { subtitle: `The ${id} of engines` })),
    messages,
  });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} {...props} />);
  return test;
}

it("lists the characters beside the messages on a desktop, and opens them", async () => {
  const { chat } = await opened();
  await expect.element(item("Ada")).toHaveAttribute("aria-current", "true");
  await userEvent.click(item("Cleo The cleo of engines"));
  expect(chat.getSnapshot().context.character.id).toBe("cleo");
});

it("is one stop for the Tab key, and the arrow keys move within it", async () => {
  const { visitorSays } = await opened({ onOpenChatRoom: () => {} });
  const focused = () => document.activeElement?.querySelector(".aom-rail-name")?.textContent ?? null;
  await expect.element(item("Ben")).toBeVisible();
  item("Ada").element().focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(focused()).toBe("Together");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(focused()).toBe("Ben");
  await userEvent.tab();
  expect(focused()).toBe(null);
  await userEvent.tab({ shift: true });
  expect(focused()).toBe("Ada");
  await userEvent.keyboard("{End}{Home}{ArrowUp}");
  expect(focused()).toBe("Together");
  await visitorSays("Who are you?");
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  // The characters are locked.
  expect(focused()).toBe("Together");
});

it("shows what was said last with each, also in another tab, and no words of need", async () => {
  const { memoryStore, chat, until } = await opened();
  // The messages with Ada are beside it.
  await expect.element(item("Ada The ada of engines")).toBeVisible();
  await expect.element(item("Ben The ben of engines")).toBeVisible();
  await memoryStore.append(
    "ben",
    exampleMessage(2, { author: "ben", text: `It was *cold*. ${"And late. ".repeat(20)}` }),
  );
  await expect.element(item("Ben It was cold. And late. And late.")).toHaveTextContent(/…$/);
  await memoryStore.append("ben", exampleMessage(3, { author: "ben", text: "You are not alone.", safety: "despair" }));
  await expect.element(item("Ben The ben of engines")).toBeVisible();
  chat.send({ type: "character.select", characterId: "ben" });
  await until((snapshot) => snapshot.matches({ conversation: { ready: "idle" } }));
  await expect.element(item("Ada You: Message 1")).toBeVisible();
  await memoryStore.clear("ada");
  await expect.element(item("Ada The ada of engines")).toBeVisible();
});

it("opens the Chat Room where there is one", async () => {
  const onOpenChatRoom = vi.fn();
  await opened({ onOpenChatRoom });
  await userEvent.click(item("Together"));
  expect(onOpenChatRoom).toHaveBeenCalledTimes(1);
});

it("is locked whenever the character cannot be changed", async () => {
  const { visitorSays } = await opened();
  await expect.element(item("Ben")).toBeEnabled();
  await visitorSays("Who are you?");
  await expect.element(item("Ben")).toBeDisabled();
});

it("is not there on small screens, nor in a narrow pane of a large one", async () => {
  await opened({}, 1000);
  await expect.element(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  await expect.element(rail).not.toBeInTheDocument();
  await page.viewport(1280, 800);
  await expect.element(rail).toBeVisible();
  document.querySelector<HTMLElement>(".aom-main")!.style.width = "30rem";
  await expect.element(rail).not.toBeInTheDocument();
});

it("leaves an empty conversation to the doors, and moves nothing with the first message", async () => {
  const { visitorSays, ready } = await opened({}, 1280, []);
  await expect.element(page.getByRole("list", { name: "Characters" })).toBeVisible();
  await expect.element(rail).not.toBeInTheDocument();
  const left = () => page.getByRole("textbox", { name: "Message" }).element().getBoundingClientRect().left;
  const before = left();
  const call = await visitorSays("Who are you?");
  await expect.element(rail).toBeVisible();
  expect(left()).toBe(before);
  call.finish();
  await ready();
  expect(left()).toBe(before);
});

it("is not seen for a moment when another empty conversation is opened", async () => {
  const { chat, until } = await opened({}, 1280, []);
  await expect.element(page.getByRole("list", { name: "Characters" })).toBeVisible();
  const kept = document.querySelector<HTMLElement>(".aom-rail")!;
  expect(kept.dataset["state"]).toBe("empty");
  const changes: (string | null)[] = [];
  const watch = new MutationObserver((records) => changes.push(...records.map(({ oldValue }) => oldValue)));
  watch.observe(kept, { attributeFilter: ["data-state"], attributeOldValue: true });
  chat.send({ type: "character.select", characterId: "cleo" });
  await until((snapshot) => snapshot.matches({ conversation: { ready: "idle" } }));
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveAttribute("placeholder", "Write to Cleo…");
  watch.disconnect();
  expect(changes).toEqual([]);
});

it("shows the character beside the messages while it thinks, and not after", async () => {
  const { visitorSays, ready } = await opened();
  await expect.element(rail).toBeVisible();
  expect(beside()).toBe(null);
  const call = await visitorSays("Who are you?");
  await expect.poll(() => beside()?.dataset["state"]).toBe("thinking");
  call.say("I am Ada.");
  call.finish();
  await ready();
  await expect.poll(beside).toBe(null);
});
