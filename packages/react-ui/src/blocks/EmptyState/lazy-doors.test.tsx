import { createTestChat } from "@archive-of-minds/testing";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { CharacterChat } from "../../screens/CharacterChat";
import { preloadDoors } from "./lazy-doors";

it("the doors that were fetched ahead are there with the conversation", async () => {
  const { chat, ready } = await createTestChat();
  await ready();
  await preloadDoors();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(<CharacterChat fill="window" shortcuts="page" chat={chat} />));
  expect(document.querySelectorAll(".aom-door").length).toBeGreaterThan(0);
  root.unmount();
});
