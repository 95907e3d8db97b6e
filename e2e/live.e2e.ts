import { startElevenLabsStandIn, startMediaRoomStandIn } from "@archive-of-minds/testing/servers";
import { expect, test, visitor } from "./archive";

test.use({ permissions: ["microphone"] });

test("without any key, a visitor talks live with a character, and goes on in text with the same memory", async ({
  page,
  startArchive,
}) => {
  const archive = await startArchive({ LIVE_AGENTS: "1" });
  const { unlock, messages, say, answer } = visitor(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(archive.url);
  await unlock();
  await expect(button("Live")).toHaveAttribute("aria-pressed", "true");
  // The voice offer may move the button during a press.
  await expect(async () => {
    if (await button("Start Conversation").isVisible()) await button("Start Conversation").click({ timeout: 2_000 });
    await expect(page.getByText(/Tesla is (listening|speaking)/)).toBeVisible({ timeout: 30_000 });
  }).toPass();

  await button("Keyboard").click();
  await page.getByRole("textbox", { name: "Message" }).fill("What did you see in the park in Budapest?");
  await button("Send").click();
  await expect(messages.filter({ hasText: "What did you see in the park" })).toHaveCount(1);
  await expect(messages.nth(1)).toHaveAttribute("data-end", "complete");
  const spoken = await messages.nth(1).locator(".aom-message-text").textContent();
  expect(spoken?.length).toBeGreaterThan(40);
  // The archive's own agent takes no ratings.
  await expect(button("Good reply")).toBeHidden();
  await button("Mute").click();
  await expect(button("Unmute")).toBeVisible();
  await button("End Conversation").click();
  await expect(page.getByText("The conversation has ended. What was said is kept.")).toBeVisible();

  await button("Text").click();
  await expect(messages).toHaveCount(2);
  await say("And then?");
  await answer(2);
  await expect(messages).toHaveCount(4);
  await page.reload();
  await expect(messages).toHaveCount(4);
  // Exchanges that were unsent when the page closed are sent now.
  await expect
    .poll(async () => (await (await page.request.get(`${archive.url}/api/memory/tesla`)).json()).conversations.length)
    .toBe(2);
});

test("without the switch there is no live mode", async ({ page, archive }) => {
  await page.goto(archive.url);
  await visitor(page).unlock();
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Live", exact: true })).toBeHidden();
});

test("with agents of the vendor, the unmodified client holds the conversation through the server", async ({
  page,
  startArchive,
}) => {
  const vendor = await startElevenLabsStandIn({ agents: ["agent-of-tesla"], agentBehaviour: "silent" });
  const archive = await startArchive({
    LIVE_AGENTS: "1",
    ELEVENLABS_API_KEY: "key-for-tests",
    ELEVENLABS_BASE_URL: vendor.url,
    ELEVENLABS_AGENT_TESLA: "agent-of-tesla",
  });
  const { unlock, messages, chooseCharacter } = visitor(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(archive.url);
  await unlock();
  await button("Start Conversation").click();
  const agent = await vendor.conversation();
  await expect(page.getByText("Tesla is listening.")).toBeVisible();
  await agent.heard("user_audio_chunk", 2);

  agent.hears("What is light?");
  agent.says("A wave, my friend, and much else.", { milliseconds: 10_000 });
  await expect(page.getByText("Tesla is speaking...")).toBeVisible();
  agent.interrupts();
  agent.corrects("A wave, my friend");
  await expect(page.getByText("Tesla is listening.")).toBeVisible();
  await button("Keyboard").click();
  await page.getByRole("textbox", { name: "Message" }).fill("Go on.");
  await button("Send").click();
  expect(await agent.heard("user_message")).toMatchObject({ text: "Go on." });
  await expect(messages).toHaveCount(3);
  await expect(messages.nth(1)).toContainText("A wave, my friend");
  await expect(messages.nth(1)).toContainText("Interrupted.");

  agent.says("Where was I?");
  await button("Good reply").click();
  expect(await agent.heard("feedback")).toMatchObject({ score: "like" });
  await button("End Conversation").click();
  await expect(page.getByText("The conversation has ended. What was said is kept.")).toBeVisible();
  await expect(messages.last()).toContainText("Where was I?");

  await chooseCharacter("Cheesemaster 5000");
  await expect(page.getByText("this one cannot talk live")).toBeVisible();
  await expect(button("Start Conversation")).toBeHidden();
  // No page ever learns an agent's id, or a key.
  expect(await page.content()).not.toMatch(/agent-of-tesla|key-for-tests/);
  await vendor.close();
});

test(
  "in a media room, the unmodified client holds the conversation by the server’s token",
  { tag: "@long" },
  async ({ page, startArchive }) => {
    const vendor = await startElevenLabsStandIn({ agents: ["agent-of-tesla"] });
    const rooms = await startMediaRoomStandIn({ behaviour: "silent" });
    const archive = await startArchive({
      LIVE_AGENTS: "1",
      ELEVENLABS_API_KEY: "key-for-tests",
      ELEVENLABS_BASE_URL: vendor.url,
      ELEVENLABS_LIVEKIT_URL: rooms.url,
      ELEVENLABS_AGENT_TESLA: "agent-of-tesla",
    });
    const { unlock, messages } = visitor(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto(`${archive.url}/?transport=webrtc`);
    await unlock();
    await button("Start Conversation").click();
    const agent = await rooms.conversation();
    await expect(page.getByText("Tesla is listening.")).toBeVisible();
    await expect.poll(() => agent.heardPackets).toBeGreaterThan(10);
    expect(vendor.requests.map(({ path, query }) => [path, query])).toEqual([
      [
        "/v1/convai/conversation/token",
        expect.stringMatching(/^agent_id=agent-of-tesla&source=js_sdk&version=\d+\.\d+\.\d+$/),
      ],
    ]);

    agent.hears("What is light?");
    agent.says("A wave, my friend.", { milliseconds: 3_000 });
    await expect(page.getByText("Tesla is speaking...")).toBeVisible();
    await expect(page.getByText("Tesla is listening.")).toBeVisible();
    await button("Keyboard").click();
    await page.getByRole("textbox", { name: "Message" }).fill("Go on.");
    await button("Send").click();
    expect(await agent.heard("user_message")).toMatchObject({ text: "Go on." });
    await expect(messages).toHaveCount(3);
    await expect(messages.nth(1)).toContainText("A wave, my friend.");

    await button("Mute").click();
    await expect.poll(() => agent.isMuted).toBe(true);
    agent.breaks();
    await expect.poll(() => agent.returns).toBe(1);
    await expect(page.getByText("Your microphone is muted.")).toBeVisible();
    await button("End Conversation").click();
    expect(await agent.ended).toEqual({ code: 1000, reason: "visitor left" });
    await rooms.close();
    await vendor.close();
  },
);

test(
  "a locked archive asks for its code, keeps the draft, and goes live again",
  { tag: "@long" },
  async ({ page, startArchive }) => {
    const vendor = await startElevenLabsStandIn({ agents: ["agent-of-tesla"], agentBehaviour: "silent" });
    const archive = await startArchive({
      LIVE_AGENTS: "1",
      ELEVENLABS_API_KEY: "key-for-tests",
      ELEVENLABS_BASE_URL: vendor.url,
      ELEVENLABS_AGENT_TESLA: "agent-of-tesla",
    });
    const { unlock } = visitor(page);
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    await page.goto(archive.url);
    await unlock();
    await button("Start Conversation").click();
    await expect(page.getByText("Tesla is listening.")).toBeVisible();
    await button("Keyboard").click();
    await page.getByRole("textbox", { name: "Message" }).fill("And one more thing");
    await button("End Conversation").click();

    // Its session is over.
    await page.context().clearCookies();
    await button("Start Conversation").click();
    await expect(page.getByText("the archive has locked itself.")).toBeVisible();
    await unlock();
    await expect(page.getByText("Switch to text to go on writing")).toBeVisible();
    await button("Start Conversation").click();
    await expect(page.getByText("Tesla is listening.")).toBeVisible();
    await button("Text").click();
    await expect(page.getByRole("textbox").first()).toHaveValue("And one more thing");
    await vendor.close();
  },
);

test("if a live conversation fails, the notice names the cause", async ({ page, startArchive }) => {
  const vendor = await startElevenLabsStandIn({ agents: ["agent-of-tesla"], agentBehaviour: "refuse-403" });
  const archive = await startArchive({
    LIVE_AGENTS: "1",
    ELEVENLABS_API_KEY: "key-for-tests",
    ELEVENLABS_BASE_URL: vendor.url,
    ELEVENLABS_AGENT_TESLA: "agent-of-tesla",
  });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(archive.url);
  await visitor(page).unlock();
  await button("Start Conversation").click();
  await button("Check my connection").click();
  const panel = page.getByRole("dialog", { name: "Check my connection" });
  await panel.getByRole("button", { name: "Start the check" }).click();
  await expect(panel.getByText("Something does not work. See beside it what to do.")).toBeVisible();
  await expect(panel.getByRole("listitem")).toHaveText([
    /Microphone Works/,
    /The archive Works/,
    /Live connection Does not work/,
    /Call Not needed/,
    /Way round a strict network Not needed/,
  ]);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await vendor.close();
});

test(
  "several agents discuss in the room, each with a session of its own, without the one that cannot be reached",
  { tag: "@long" },
  async ({ page, startArchive }) => {
    const vendor = await startElevenLabsStandIn({
      reply: "It is a wave, and it hums.",
      agents: ["agent-1", "agent-2", "agent-3"],
    });
    const agents = {
      ELEVENLABS_AGENT_TESLA: "agent-1",
      ELEVENLABS_AGENT_HYPATIA: "agent-2",
      ELEVENLABS_AGENT_FLUX: "agent-3",
      ELEVENLABS_AGENT_FAUST: "agent-long-gone",
    };
    const archive = await startArchive({
      LIVE_AGENTS: "1",
      ELEVENLABS_API_KEY: "key-for-tests",
      ELEVENLABS_BASE_URL: vendor.url,
      ...agents,
    });
    await page.goto(archive.url);
    await visitor(page).unlock();
    await page.getByRole("button", { name: "Chat Room" }).click();
    const room = page.getByRole("dialog", { name: "The Chat Room" });
    await room.getByRole("checkbox", { name: "Dr. Faust" }).check();
    await expect(room.getByText("Tesla: not connected")).toBeVisible();
    await room.getByRole("textbox", { name: "Discussion message" }).fill("What is light?");
    await room.getByRole("button", { name: "Start Discussion" }).click();
    for (const name of ["Tesla", "Hypatia", "Flux"]) await expect(room.getByText(`${name}: connected`)).toBeVisible();
    await expect(room.getByText("Dr. Faust: cannot be reached")).toBeVisible();
    await expect(room.getByText("Dr. Faust cannot be reached now.")).toBeVisible();
    await expect
      .poll(
        async () =>
          new Set((await room.getByRole("article").locator(".aom-message-sender").allTextContents()).slice(1)).size,
      )
      .toBe(3);
    await expect(room.getByRole("article").nth(1)).toContainText("Agent");
    await expect(room.getByRole("article").nth(1)).toContainText("It is a wave, and it hums.");
    expect(vendor.conversations.length).toBe(3);
    const asked = vendor.conversations.flatMap(({ received }) =>
      received.filter((frame) => frame["type"] === "user_message").map((frame) => String(frame["text"])),
    );
    // A later participant gets the earlier messages.
    expect(
      asked.filter((text) => /(?:Tesla|Hypatia|Flux): It is a wave, and it hums\./.test(text)).length,
    ).toBeGreaterThanOrEqual(2);
    await room.getByRole("button", { name: "Close" }).click();
    await expect
      .poll(async () =>
        (
          await Promise.all(
            vendor.conversations.map(({ ended }) =>
              Promise.race([ended.then(() => true), new Promise((resolve) => setTimeout(() => resolve(false), 50))]),
            ),
          )
        ).every(Boolean),
      )
      .toBe(true);
    await vendor.close();
  },
);

test(
  "agents whose greeting cannot be overridden take part in the room, and their greeting is no answer",
  { tag: "@long" },
  async ({ page, startArchive }) => {
    const vendor = await startElevenLabsStandIn({
      reply: "It is a wave, and it hums.",
      agents: ["agent-1", "agent-2", "agent-3"],
      agentBehaviour: "no-overrides",
    });
    const archive = await startArchive({
      LIVE_AGENTS: "1",
      ELEVENLABS_API_KEY: "key-for-tests",
      ELEVENLABS_BASE_URL: vendor.url,
      ELEVENLABS_AGENT_TESLA: "agent-1",
      ELEVENLABS_AGENT_HYPATIA: "agent-2",
      ELEVENLABS_AGENT_FLUX: "agent-3",
    });
    await page.goto(archive.url);
    await visitor(page).unlock();
    await page.getByRole("button", { name: "Chat Room" }).click();
    const room = page.getByRole("dialog", { name: "The Chat Room" });
    await room.getByRole("textbox", { name: "Discussion message" }).fill("What is light, Tesla?");
    await page.keyboard.press("Enter");
    for (const name of ["Tesla", "Hypatia", "Flux"]) await expect(room.getByText(`${name}: connected`)).toBeVisible();
    await expect(room.getByRole("article").nth(1)).toContainText("It is a wave, and it hums.");
    await expect(room.getByText("Good evening.")).toHaveCount(0);
    await vendor.close();
  },
);

test(
  "after choosing text the Chat Room has no live agents, and after choosing live it has them again",
  { tag: "@long" },
  async ({ page, startArchive }) => {
    const archive = await startArchive({ LIVE_AGENTS: "1" });
    await page.goto(archive.url);
    await visitor(page).unlock();
    const room = page.getByRole("dialog", { name: "The Chat Room" });
    const status = room.getByText("Tesla: not connected");
    await page.getByRole("button", { name: "Text", exact: true }).click();
    await page.getByRole("button", { name: "Chat Room" }).click();
    await room.getByRole("textbox", { name: "Discussion message" }).fill("What is light?");
    await expect(status).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(room.getByRole("article")).toHaveCount(2);
    await expect(room.getByRole("article").nth(1)).not.toContainText("Agent");
    await room.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Live", exact: true }).click();
    await page.getByRole("button", { name: "Chat Room" }).click();
    await expect(status).toBeVisible();
  },
);

test(
  "in media rooms, three agents discuss one after the other: each hears the one before, and none is asked while another speaks",
  { tag: "@long" },
  async ({ page, startArchive }) => {
    const vendor = await startElevenLabsStandIn({});
    const rooms = await startMediaRoomStandIn({ behaviour: "silent" });
    const agents = {
      ELEVENLABS_AGENT_TESLA: "agent-1",
      ELEVENLABS_AGENT_HYPATIA: "agent-2",
      ELEVENLABS_AGENT_FLUX: "agent-3",
    };
    const archive = await startArchive({
      LIVE_AGENTS: "1",
      ELEVENLABS_API_KEY: "key-for-tests",
      ELEVENLABS_BASE_URL: vendor.url,
      ELEVENLABS_LIVEKIT_URL: rooms.url,
      ...agents,
    });
    await page.goto(`${archive.url}/?transport=webrtc`);
    await visitor(page).unlock();
    await page.getByRole("button", { name: "Chat Room" }).click();
    const room = page.getByRole("dialog", { name: "The Chat Room" });
    const lines = room.getByRole("article");
    await room.getByRole("textbox", { name: "Discussion message" }).fill("What is light?");
    await page.keyboard.press("Enter");
    for (const name of ["Tesla", "Hypatia", "Flux"]) await expect(room.getByText(`${name}: connected`)).toBeVisible();
    await expect(room.getByRole("heading", { name: "What is light?" })).toBeVisible();

    const questionsTo = (nth: number) =>
      (rooms.conversations[nth]?.received ?? [])
        .filter((frame) => frame["type"] === "user_message")
        .map((frame) => String(frame["text"]));
    const asked = () => rooms.conversations.map((_, nth) => questionsTo(nth).length);
    const answers = ["It is a wave.", "It is a straight line.", "It is a feeling."];
    let before = [0, 0, 0];
    for (const [turn, answer] of answers.entries()) {
      await expect.poll(() => asked().reduce((sum, count) => sum + count, 0)).toBe(turn + 1);
      const speaker = asked().findIndex((count, nth) => count > (before[nth] ?? 0));
      before = asked();
      expect(questionsTo(speaker).at(-1)).toContain(answers[turn - 1] ?? "What is light?");
      rooms.conversations[speaker]?.says(answer);
      await expect(room.getByText(/is speaking\.\.\./)).toHaveCount(1);
      await expect(lines).toHaveCount(turn + 2);
    }
    await expect(lines).toContainText(["What is light?", ...answers]);
    // In writing: the participants open no microphone.
    expect([rooms.conversations.length, rooms.conversations.map(({ heardPackets }) => heardPackets)]).toEqual([
      3,
      [0, 0, 0],
    ]);
    await room.getByRole("button", { name: "Close" }).click();
    await Promise.all(rooms.conversations.map(({ ended }) => ended));
    await rooms.close();
    await vendor.close();
  },
);
