import { expect, test, visitor } from "./archive";

test.use({ hasServiceWorker: true });

test("with no key, a voice is offered, fetched when asked for, heard from then on, and silenced", async ({
  page,
  archive,
}) => {
  const { unlock, say, answer, chooseCharacter } = visitor(page);
  const fetched: string[] = [];
  page.on("request", (request) => request.url().endsWith(".wasm") && fetched.push(request.url()));
  await page.goto(archive.url);
  await unlock();
  await say("Who are you?");
  await answer(1);
  await page.getByRole("button", { name: "Get the voice" }).click();
  const offer = page.getByRole("button", { name: "Download voice" });
  await expect(offer).toBeVisible();
  await expect(page.getByText("21.5 MB")).toBeVisible();
  expect(fetched).toEqual([]);

  await offer.click();
  await expect(offer).toBeHidden();
  await expect(page.getByRole("button", { name: "Tap to replay" }).first()).toBeVisible();

  await say("What do you think of pigeons?");
  const speaking = page.getByRole("status").filter({ hasText: "Tesla is speaking..." });
  await expect(speaking).toBeVisible();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await expect(speaking).toBeHidden();
  await answer(2);

  await page.getByRole("button", { name: "Tap to replay" }).first().click();
  await expect(speaking).toBeVisible();
  // The character select is disabled while a voice speaks.
  await expect(page.getByRole("combobox", { name: "Character" })).toBeDisabled();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await chooseCharacter("Flux");
  await expect(page.getByText(/is speaking.../)).toBeHidden();

  const count = fetched.length;
  await page.reload();
  await say("What are you?");
  await expect(page.getByRole("status").filter({ hasText: "Flux is speaking..." })).toBeVisible();
  expect(fetched.length).toBe(count);
});
