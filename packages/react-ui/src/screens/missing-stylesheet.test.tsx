import { createTestChat } from "@archive-of-minds/testing";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { CharacterChat } from "./CharacterChat";

it("says in the console that the stylesheet is missing, and how to import it", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const { chat } = await createTestChat();
  await render(<CharacterChat chat={chat} />);
  await expect
    .poll(() => error.mock.calls)
    .toEqual([
      [
        'The stylesheet of @archive-of-minds/react-ui is missing. Write import "@archive-of-minds/react-ui/styles.css" once, where your app begins.',
      ],
    ]);
  error.mockRestore();
});
