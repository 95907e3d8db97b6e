import { createTestChat } from "@archive-of-minds/testing";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { Subscription } from "xstate";
import "../styles/styles.css";
import { CharacterChat } from "./CharacterChat";

const MOUNTS = 100;

/** The listeners that an object has now, of those that were added since. */
function watchListeners(target: EventTarget) {
  const added = new Map<string, number>();
  const { addEventListener, removeEventListener } = target;
  const keys = new WeakMap<object, number>();
  let lastKey = 0;
  const keyOf = (type: string, listener: object, options: unknown) => {
    if (!keys.has(listener)) keys.set(listener, (lastKey += 1));
    const isCapture = options === true || (options as AddEventListenerOptions | undefined)?.capture === true;
    return `${type} ${String(keys.get(listener))} ${String(isCapture)}`;
  };
  const add = vi.spyOn(target, "addEventListener").mockImplementation(function (type, listener, options) {
    if (listener !== null) {
      const key = keyOf(type, listener, options);
      added.set(key, 1);
      const signal = typeof options === "object" ? options.signal : undefined;
      signal?.addEventListener("abort", () => added.delete(key), { once: true });
    }
    addEventListener.call(target, type, listener, options);
  });
  const remove = vi.spyOn(target, "removeEventListener").mockImplementation(function (type, listener, options) {
    if (listener !== null) added.delete(keyOf(type, listener, options));
    removeEventListener.call(target, type, listener, options);
  });
  return {
    left: () => [...added.keys()].map((key) => key.split(" ")[0]),
    stop() {
      add.mockRestore();
      remove.mockRestore();
    },
  };
}

it("leaves nothing behind when it is mounted and unmounted a hundred times, and answers still", async () => {
  const { chat, ready, model, visitorSays } = await createTestChat();
  await ready();
  const error = vi.spyOn(console, "error");
  const container = document.createElement("div");
  document.body.append(container);
  const mount = async () => {
    const root = createRoot(container);
    root.render(
      <StrictMode>
        <CharacterChat chat={chat} fill="window" shortcuts="page" />
      </StrictMode>,
    );
    await vi.waitUntil(() => container.querySelector("textarea") !== null, { timeout: 60_000, interval: 1 });
    return root;
  };
  // The parts that are loaded late are there from now on.
  (await mount()).unmount();
  const elements = document.querySelectorAll("*").length;
  const watched = [window, document].map(watchListeners);
  const subscribeToChat = chat.subscribe.bind(chat) as (listener: never) => Subscription;
  let subscriptions = 0;
  const subscribe = vi.spyOn(chat, "subscribe").mockImplementation((listener: unknown) => {
    const { unsubscribe } = subscribeToChat(listener as never);
    subscriptions += 1;
    return {
      unsubscribe() {
        subscriptions -= 1;
        unsubscribe();
      },
    };
  });
  for (let count = 0; count < MOUNTS; count += 1) (await mount()).unmount();
  expect(watched.map(({ left }) => left())).toEqual([[], []]);
  expect([subscribe.mock.calls.length > MOUNTS, subscriptions]).toEqual([true, 0]);
  expect(document.querySelectorAll("*").length).toBe(elements);
  for (const { stop } of watched) stop();
  subscribe.mockRestore();

  const root = await mount();
  const call = await visitorSays("Are you still there?");
  call.say("I am. ");
  call.finish();
  await expect.element(page.getByRole("article").last()).toHaveTextContent("I am.");
  expect([model.calls.length, error.mock.calls]).toEqual([1, []]);
  root.unmount();
  container.remove();
});
