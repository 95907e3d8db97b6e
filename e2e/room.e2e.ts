import { readFile } from "node:fs/promises";
import { startAnthropicStandIn, startElevenLabsStandIn } from "@archive-of-minds/testing/servers";
import { expect, test, visitor } from "./archive";
import { roomOf } from "./chat-room";

test("three characters discuss a topic without any key, and the visitor jumps in", async ({ page, archive }) => {
  const { room, lines, button, field, open, discuss, inPanel, speakers, said } = roomOf(page);
  await page.clock.install();
  await page.goto(archive.url);
  await visitor(page).unlock();
  await open();
  await expect(room.getByText("Select participants for the discussion")).toBeVisible();
  for (const name of ["Tesla", "Hypatia", "Flux"]) await expect(room.getByRole("checkbox", { name })).toBeChecked();
  for (const name of ["Dr. Faust", "Cheesemaster 5000"])
    await expect(room.getByRole("checkbox", { name })).not.toBeChecked();
  await expect(button("Export Transcript")).toBeDisabled();
  await expect(field).toHaveAttribute("placeholder", "Start a conversation topic or ask a question...");
  await expect(button("Start Discussion")).toBeDisabled();

  await discuss("What is light?");
  await inPanel("Participants", () => expect(room.getByRole("checkbox", { name: "Tesla" })).toBeDisabled());
  await expect(field).toHaveAttribute("placeholder", "Jump in anytime with your thoughts...");
  await expect(room.getByText(/is speaking\.\.\./)).toBeVisible();
  await said(3);
  const [, second, third] = await speakers();
  expect(second).not.toBe(third);

  await discuss("Hypatia, what would you ask the others?");
  await expect(lines.filter({ hasText: "Hypatia, what would you ask" })).toHaveCount(1);
  const before = await lines.count();
  await said(before + 1);
  expect((await speakers())[before]).toBe("Hypatia");

  await button("Pause").click();
  await expect(room.getByText(/The discussion is paused\./)).toBeVisible();
  await inPanel("Participants", () => room.getByRole("checkbox", { name: "Dr. Faust" }).check());

  const [download] = await Promise.all([page.waitForEvent("download"), button("Export Transcript").click()]);
  expect(download.suggestedFilename()).toMatch(/^chatroom-transcript-\d{4}-\d\d-\d\d\.txt$/);
  const transcript = await readFile(await download.path(), "utf8");
  expect(transcript).toContain("] You:\nWhat is light?\n");
  expect(transcript).toContain("] Hypatia:\n");

  await page.reload();
  await open();
  await expect(room.getByText(/The discussion is paused\./)).toBeVisible();
  await inPanel("Participants", () => expect(room.getByRole("checkbox", { name: "Dr. Faust" })).toBeChecked());
  const kept = await lines.count();
  await button("Resume").click();
  await said(kept + 1);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(room).toBeHidden();
  await expect(page.getByRole("button", { name: "Chat Room" })).toBeFocused();
});

test("a Chat Room that cannot be fetched says so, and opens once it can", async ({ page, archive }) => {
  await page.context().route("**/assets/chat-room-*", (route) => route.abort());
  const { room, open } = roomOf(page);
  await page.goto(archive.url);
  await visitor(page).unlock();
  await open();
  await expect(page.getByRole("alert").filter({ hasText: "The Chat Room could not be loaded." })).toBeVisible();
  await page.context().unroute("**/assets/chat-room-*");
  await open();
  await expect(room).toBeVisible();
});

interface TurnBody {
  readonly model: string;
  readonly stream?: boolean;
  readonly system: string;
  readonly max_tokens: number;
  readonly temperature: number;
  readonly stop_sequences?: readonly string[];
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

test("with keys, Claude writes for each in turn and chooses who speaks, aloud; the visitor jumps in, pauses, resumes and takes the transcript along", async ({
  page,
  startArchive,
}) => {
  const vendor = await startAnthropicStandIn({
    reply: "Ask Cheesemaster 5000. It is a wave, and it hums. I heard it twice.",
  });
  const voices = await startElevenLabsStandIn({ delays: 0 });
  const archive = await startArchive({
    ANTHROPIC_API_KEY: "key-for-tests",
    ANTHROPIC_BASE_URL: vendor.url,
    ELEVENLABS_API_KEY: "key-for-tests",
    ELEVENLABS_BASE_URL: voices.url,
    ELEVENLABS_MODEL: "eleven_v3",
    ...Object.fromEntries(
      ["TESLA", "HYPATIA", "FAUST", "FLUX", "CHEESEMASTER"].map((name) => [
        `ELEVENLABS_VOICE_${name}`,
        name.toLowerCase(),
      ]),
    ),
  });
  const { room, lines, button, field, open, discuss } = roomOf(page);
  const speaking = room.getByText(/is speaking\.\.\./);
  const said = (count: number) => expect.poll(() => lines.count()).toBeGreaterThanOrEqual(count);
  const refused: string[] = [];
  page.on(
    "response",
    (response) =>
      void (response.status() >= 400 && response.url().includes("/api/elevenlabs/") && refused.push(response.url())),
  );
  await page.goto(archive.url);
  await visitor(page).unlock();
  await open();
  for (const name of ["Dr. Faust", "Cheesemaster 5000"]) await room.getByRole("checkbox", { name }).check();
  await room.getByRole("switch", { name: "Captions" }).check();
  await discuss("What is light?");
  await expect(speaking).toBeVisible();
  await expect(room.locator(".aom-caption-line")).not.toBeEmpty();
  await said(3);
  // On a busy machine the moderator may be late for a turn, which is then given by chance.
  const moderated = lines.filter({ hasText: "The moderator chose." }).first();
  await expect(moderated.locator(".aom-message-sender")).toHaveText("Cheesemaster 5000");
  await expect(moderated).toContainText("spoke");
  await moderated.getByText("Why now?").click();
  await expect(moderated.getByText("The moderator chose.")).toBeVisible();

  await field.fill("Hypatia, do you agree?");
  await expect(speaking).toBeVisible();
  await button("Jump In").click();
  await expect(room.getByText("Hypatia is speaking...")).toBeVisible();
  await button("Pause").click();
  await expect(room.getByText(/The discussion is paused\./)).toBeVisible();
  await expect(speaking).toBeHidden();
  const kept = await lines.count();
  await button("Resume").click();
  await said(kept + 1);
  await button("Pause").click();
  const [download] = await Promise.all([page.waitForEvent("download"), button("Export Transcript").click()]);
  expect(await readFile(await download.path(), "utf8")).toContain("] You:\nHypatia, do you agree?\n");

  expect(
    new Set(
      vendor.requests.map(
        ({ method, path, headers }) =>
          `${method} ${path} ${String(headers.authorization)} ${"anthropic-version" in headers}`,
      ),
    ),
  ).toEqual(new Set(["POST /v1/messages Bearer key-for-tests true"]));
  const bodies = vendor.requests.map(({ body }) => body as TurnBody);
  const moderator = bodies.find(({ stream }) => !stream);
  const turn = bodies.find(({ system }) => system.includes("Say only your own words, as Cheesemaster 5000"));
  expect(moderator?.messages[0]?.content).toContain("Who should speak next");
  expect([moderator?.model, moderator?.max_tokens]).toEqual(["claude-haiku-5-5", 2048 + 4096]);
  expect([turn?.max_tokens, turn?.temperature, turn?.messages.at(-1)?.role]).toEqual([4096 + 4096, 1, "user"]);
  expect(turn?.stop_sequences).toEqual(["\nTesla:", "\nHypatia:", "\nDr. Faust:", "\nFlux:", "\nVisitor:"]);
  const answers = bodies.filter(({ system }) => system.includes("Say only your own words, as Hypatia"));
  expect(answers.map(({ messages }) => messages.at(-1)?.content).join("\n")).toContain(
    "Visitor: Hypatia, do you agree?",
  );
  expect(voices.requests.find(({ path }) => path.includes("cheesemaster"))).toMatchObject({
    method: "POST",
    path: "/v1/text-to-speech/cheesemaster/stream",
    query: "output_format=mp3_22050_32&optimize_streaming_latency=4",
    headers: { "xi-api-key": "key-for-tests" },
    body: {
      text: "Ask Cheesemaster 5000.",
      model_id: "eleven_v3",
      voice_settings: {
        similarity_boost: expect.any(Number),
        stability: 0,
        style: expect.any(Number),
        use_speaker_boost: true,
        speed: expect.any(Number),
      },
    },
  });
  expect(refused).toEqual([]);
  await Promise.all([vendor.close(), voices.close()]);
});

test(
  "three characters discuss a topic aloud with captions; the visitor jumps in, pauses, resumes and takes the transcript along",
  { tag: "@long" },
  async ({ page, archive }) => {
    const { room, lines, button, field, open, inPanel, speakers } = roomOf(page);
    const speaking = room.getByText(/is speaking\.\.\./);
    const said = (count: number) => expect(lines).toHaveCount(count);
    await page.goto(archive.url);
    await visitor(page).unlock();
    await open();
    const captions = room.getByRole("switch", { name: "Captions" });
    await expect(captions).toBeDisabled();
    await button("Download voice").click();
    await expect(button("Download voice")).toBeHidden();
    // The voice is large, and is compiled before the test measures.
    await expect(captions).toBeEnabled();
    await expect(captions).not.toBeChecked();

    await field.fill("What is light?");
    await button("Start Discussion").click();
    await expect(speaking).toBeVisible();
    await expect(room.locator(".aom-caption-line")).toHaveCount(0);
    await inPanel("Settings", () => captions.check());
    await expect(room.locator(".aom-caption-line")).not.toBeEmpty();
    await said(3);
    const [, first, second] = await speakers();
    for (const at of [1, 2]) await expect(lines.nth(at)).toContainText("spoke");
    const third = ["Tesla", "Hypatia", "Flux"].find((name) => name !== first && name !== second) ?? "";
    expect(new Set([first, second, third]).size).toBe(3);

    // The next speaker has just begun: jumping in stops the voice, and the spoken part is kept.
    await field.fill(`${third}, do you agree?`);
    await expect(speaking).toBeVisible();
    await button("Jump In").click();
    await said(5);
    await expect(lines.nth(3)).toContainText("Interrupted.");
    await expect(lines.nth(3)).toContainText("spoke");
    await expect(lines.nth(4)).toContainText("do you agree?");
    await expect(room.getByText(`${third} is speaking...`)).toBeVisible();

    await button("Pause").click();
    await expect(room.getByText(/The discussion is paused\./)).toBeVisible();
    await expect(speaking).toBeHidden();
    await said(6);
    expect((await speakers()).at(-1)).toBe(third);
    await button("Resume").click();
    await said(7);
    await button("Pause").click();

    const exported = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent("download"), button(name).click()]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
    };
    const text = await exported("Export Transcript");
    expect(text.name).toMatch(/^chatroom-transcript-\d{4}-\d\d-\d\d\.txt$/);
    expect(text.text).toContain("] You:\nWhat is light?\n");
    for (const name of [first, second, third]) expect(text.text).toContain(`] ${name ?? ""}:\n`);
    const json = await exported("Export as JSON");
    expect(json.name).toMatch(/\.json$/);
    const transcript = JSON.parse(json.text) as {
      readonly seed: string;
      readonly events: readonly { readonly type: string }[];
      readonly messages: readonly { readonly author: string; readonly reason?: { readonly kind: string } }[];
    };
    expect(transcript.seed).not.toBe("");
    expect(transcript.events.map(({ type }) => type)).toEqual([
      "discussion.pause",
      "discussion.resume",
      "discussion.pause",
    ]);
    expect(transcript.messages.filter(({ author, reason }) => author !== "user" && reason === undefined)).toEqual([]);
    expect(transcript.messages[5]?.reason).toEqual({ kind: "addressed" });
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    "two characters speak aloud, one after the other; the visitor pauses, resumes and takes the transcript along",
    { tag: "@long" },
    async ({ page, archive }) => {
      const { room, lines, button, open, discuss, speakers } = roomOf(page);
      await page.goto(archive.url);
      await visitor(page).unlock();
      await open();
      await button("Download voice").click();
      await expect(button("Download voice")).toBeHidden();
      const captions = room.getByRole("switch", { name: "Captions" });
      // The voice is large, and is compiled before the test measures.
      await expect(captions).toBeEnabled();

      await discuss("What is light?");
      await button("Transcript").click();
      await expect(lines).toHaveCount(3);
      const [, first, second] = await speakers();
      expect(first).not.toBe(second);
      for (const each of [1, 2]) await expect(lines.nth(each)).toContainText("spoke");
      await button("Close transcript").click();
      expect(await room.getByText(/is speaking\.\.\.|is thinking/).count()).toBeLessThanOrEqual(1);

      await button("Pause").click();
      await expect(room.getByText(/The discussion is paused\./)).toBeVisible();
      await button("Resume").click();
      await expect(room.getByText(/is speaking\.\.\./)).toBeVisible();

      // The transcript covers the stage, and counts as open only when the visitor asked for it.
      await expect(button("Export Transcript")).toBeHidden();
      await button("Transcript").click();
      const [download] = await Promise.all([page.waitForEvent("download"), button("Export Transcript").click()]);
      const transcript = await readFile(await download.path(), "utf8");
      expect(transcript).toContain("] You:\nWhat is light?\n");
      for (const name of [first, second]) expect(transcript).toContain(`] ${name ?? ""}:\n`);
      // Nothing overflows the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    },
  );
});
