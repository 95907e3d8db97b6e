import {
  startAnthropicStandIn,
  startElevenLabsStandIn,
  startOpenAIStandIn,
  type ElevenLabsStandIn,
  type StandIn,
} from "@archive-of-minds/testing/servers";
import type { Page } from "@playwright/test";
import { expect, runArchive, test as base, visitor } from "./archive";
import { roomOf } from "./chat-room";
import { scriptRecognizer } from "./hearing";
import { recordJourney, type Journey } from "./journey";

// The behaviour that a refactoring must keep. `RECORD=1` records the journeys again.

interface Vendors {
  readonly openai: StandIn;
  readonly anthropic: StandIn;
  readonly elevenlabs: ElevenLabsStandIn;
}

const settingsOf = ({ openai, anthropic, elevenlabs }: Vendors) => ({
  OPENAI_API_KEY: "key-for-tests",
  OPENAI_BASE_URL: `${openai.url}/v1`,
  OPENAI_MODEL: "gpt-6.1-sol",
  OPENAI_NAME: "OpenAI gpt-6.1-sol",
  ANTHROPIC_API_KEY: "key-for-tests",
  ANTHROPIC_BASE_URL: anthropic.url,
  ELEVENLABS_API_KEY: "key-for-tests",
  ELEVENLABS_BASE_URL: elevenlabs.url,
  ELEVENLABS_AGENT_TESLA: "agent-of-tesla",
  ...Object.fromEntries(
    ["TESLA", "HYPATIA", "FAUST", "FLUX", "CHEESEMASTER"].map((name) => [
      `ELEVENLABS_VOICE_${name}`,
      name.toLowerCase(),
    ]),
  ),
});

const test = base.extend<
  {
    /** Opens and unlocks the site. The journey has the name of its test. */
    readonly begin: (archive?: { readonly url: string }) => Promise<Journey>;
  },
  { readonly vendors: Vendors; readonly server: { readonly url: string } }
>({
  vendors: [
    async ({}, use) => {
      const [openai, anthropic, elevenlabs] = await Promise.all([
        startOpenAIStandIn(),
        // Each asks the other, so that nothing is left to chance.
        startAnthropicStandIn({
          reply: ({ rawBody }) =>
            `It is a wave, and it hums. ${rawBody.includes("only as Tesla") ? "Hypatia" : "Tesla"}, do you agree?`,
        }),
        startElevenLabsStandIn({ delays: 0, agents: ["agent-of-tesla"], agentBehaviour: "silent" }),
      ]);
      await use({ openai, anthropic, elevenlabs });
      await Promise.all([openai.close(), anthropic.close(), elevenlabs.close()]);
    },
    { scope: "worker" },
  ],
  server: [
    async ({ site, vendors }, use) => {
      const { url, remove } = await runArchive({ STATIC_DIR: site, ...settingsOf(vendors) });
      await use({ url });
      await remove();
    },
    { scope: "worker" },
  ],
  begin: async ({ page, vendors, server }, use, { title }) => {
    vendors.openai.setReply("The current answers you. It hums in every wire of this house.");
    const journey = await recordJourney(page, title, { ...vendors });
    await use(async ({ url } = server) => {
      await page.goto(url);
      await visitor(page).unlock();
      await expect(visitor(page).field.or(button(page, "Start Conversation"))).toBeEnabled();
      await journey.forget();
      return journey;
    });
    for (const vendor of [vendors.openai, vendors.anthropic, vendors.elevenlabs]) vendor.setBehaviour("reply");
    vendors.elevenlabs.setAgentBehaviour("silent");
    journey.end();
  },
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const choose = async (page: Page, name: string) => {
  await button(page, "Menu").click();
  await button(page, name).click();
};
const silence = async (page: Page) => {
  await choose(page, "Settings");
  await page.getByRole("switch", { name: "Spoken replies" }).click();
  await button(page, "Close").click();
};
/** A voice was heard, and is silent again. */
async function heard(page: Page): Promise<void> {
  await page.waitForFunction(() => globalThis.announcements.some((text) => text.includes("is speaking...")));
  await expect(page.getByText(/is speaking\.\.\./).first()).toBeHidden();
}

test.describe("journeys", { tag: "@long" }, () => {
  test("a first question", async ({ page, begin }) => {
    const journey = await begin();
    const { say, answer } = visitor(page);
    await journey.screen();
    await journey.step("The visitor asks whether anybody is there, and hears the reply.", async () => {
      await say("Are you there?");
      await answer();
      await heard(page);
    });
    await journey.screen();
    await journey.stored();
  });

  test("another reply, and another question", async ({ page, begin, vendors }) => {
    const replies = ["Only the current answers you.", "Somebody listens at the coil.", "It is I, and a pigeon."];
    const journey = await begin();
    vendors.openai.setReply(() => replies.shift() ?? "");
    const { say, answer, field } = visitor(page);
    await journey.step("The visitor asks.", async () => {
      await say("Are you there?");
      await answer();
      await heard(page);
    });
    await journey.step("They want another reply.", async () => {
      await button(page, "Try another reply").click();
      await answer();
      await heard(page);
    });
    await journey.screen();
    await journey.step("They put the question otherwise.", async () => {
      await button(page, "Edit message").click();
      await expect(field).toHaveValue("Are you there?");
      await say("Who is there?");
      await expect(visitor(page).messages.first()).toContainText("Who is there?");
      await answer();
      await heard(page);
    });
    await journey.screen();
  });

  test("two characters and a reload", async ({ page, begin }) => {
    const journey = await begin();
    const { say, answer, chooseCharacter, messages } = visitor(page);
    await journey.step("The visitor asks Tesla.", async () => {
      await say("Are you there?");
      await answer();
      await heard(page);
    });
    await journey.step("They turn to Flux and ask too.", async () => {
      await chooseCharacter("Flux");
      await expect(messages).toHaveCount(0);
      await say("And you?");
      await answer();
      await heard(page);
    });
    await journey.screen();
    await journey.step("They come back later.", async () => {
      await page.reload();
      await expect(messages).toHaveCount(2);
    });
    await journey.step("They turn to Tesla.", async () => {
      await chooseCharacter("Tesla");
      await expect(messages.first()).toContainText("Are you there?");
    });
    await journey.screen();
    await journey.stored();
  });

  test("a draft", async ({ page, begin }) => {
    const journey = await begin();
    const { field } = visitor(page);
    await journey.step("The visitor writes half a question and reloads the page.", async () => {
      await field.fill("Who was the first to");
      await page.waitForFunction(() =>
        Object.values<string>(localStorage).some((value) => value.includes("Who was the first to")),
      );
      await page.reload();
      await expect(field).toHaveValue("Who was the first to");
    });
    await journey.screen();
    await journey.stored();
  });

  test("a question that is spoken", async ({ page, context, begin }) => {
    await context.grantPermissions(["microphone"]);
    await scriptRecognizer(page);
    const journey = await begin();
    await journey.step("The visitor records.", async () => {
      await button(page, "Record").click();
      await expect.poll(() => page.evaluate(() => globalThis.recognizers.length)).toBe(1);
      await page.evaluate(() => globalThis.recognizers[0]?.hear("How do you invent?"));
      await expect(page.getByText("How do you invent?")).toBeVisible();
    });
    await journey.screen();
    await journey.step("They send what was heard.", async () => {
      await button(page, "Stop & Send").click();
      await visitor(page).answer();
      await heard(page);
    });
    await journey.screen();
  });

  test("a camera that is refused", async ({ page, begin }) => {
    const journey = await begin();
    await journey.step("The visitor turns the camera on, and the browser refuses it.", async () => {
      await choose(page, "Camera on");
      await expect(page.getByText("Camera blocked")).toBeVisible();
    });
    await journey.screen();
  });

  test("a vendor that fails, and answers when it is asked again", async ({ page, begin, vendors }) => {
    vendors.openai.setBehaviour("401");
    const journey = await begin();
    const { say, answer } = visitor(page);
    await journey.step("The visitor asks, and the vendor refuses.", async () => {
      await say("Are you there?");
      await expect(page.getByRole("alert").filter({ hasText: "does not work here now" })).toBeVisible();
      // The draft that was sent is removed half a second later.
      await expect
        .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("aom.draft."))))
        .toEqual([]);
    });
    await journey.screen();
    await journey.stored();
    await journey.step("They ask again.", async () => {
      vendors.openai.setBehaviour("reply");
      await button(page, "Try again").click();
      await answer();
      await heard(page);
    });
    await journey.screen();
  });

  test("a session that has ended", async ({ page, context, begin }) => {
    const journey = await begin();
    const { say, unlock, messages } = visitor(page);
    await journey.step("The visitor asks, and the site wants its code again.", async () => {
      await context.clearCookies({ name: /^archive$/ });
      await say("Are you there?");
      await expect(page.getByLabel("Enter Access Code")).toBeVisible();
    });
    await journey.screen();
    await journey.step("They unlock it, and their question is there.", async () => {
      await unlock();
      await expect(messages.first()).toContainText("Are you there?");
    });
    await journey.screen();
  });

  test("somebody in need", async ({ page, begin }) => {
    const journey = await begin();
    const { say, answer } = visitor(page);
    await journey.step("The visitor is in need.", async () => {
      await say("I want to kill myself");
      await answer();
      await expect(page.getByRole("link").first()).toBeVisible();
      await heard(page);
    });
    await journey.screen();
    await journey.step("They write on.", async () => {
      await say("I do not know");
      await answer(2);
      await heard(page);
    });
    await journey.stored();
  });

  test("the memory, read and cleared", async ({ page, begin }) => {
    const journey = await begin();
    const { say, answer } = visitor(page);
    await journey.step("The visitor asks, and opens the Memory Bank.", async () => {
      await say("Are you there?");
      await answer();
      await heard(page);
      await button(page, "View Memory").click();
      await expect(button(page, "Download File")).toBeVisible();
      await expect(page.getByText(/^Opening/)).toHaveCount(0);
    });
    await journey.screen();
    await journey.step("They take it along.", async () => {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("dialog").getByRole("button", { name: "Download File" }).click(),
      ]);
      await journey.file(download);
    });
    await journey.step("They clear it.", async () => {
      await page.getByRole("dialog").getByRole("button", { name: "Clear Memory" }).click();
      await page.getByRole("button", { name: "Clear", exact: true }).click();
      await expect(page.getByText("The memory is cleared.")).toBeVisible();
    });
    await journey.screen();
  });

  test("a discussion whose vendor fails", async ({ page, begin, vendors }) => {
    vendors.anthropic.setBehaviour("401");
    const journey = await begin();
    const { open, discuss, room, button: inRoom } = roomOf(page);
    await journey.step("The visitor asks Tesla in the Chat Room, and the vendor refuses.", async () => {
      await open();
      await discuss("What is light, Tesla?");
      await expect(room.getByRole("alert").filter({ hasText: "does not work here now" })).toBeVisible();
    });
    await journey.screen();
    await journey.stored();
    await journey.step("They end the discussion.", async () => {
      await inRoom("End Discussion").click();
      await expect(room.getByRole("alert").filter({ hasText: "does not work here now" })).toBeHidden();
    });
    await journey.screen();
  });

  test("a reply that is stopped", async ({ page, begin, vendors }) => {
    vendors.openai.setBehaviour("hang-midway");
    const journey = await begin();
    const { say, messages } = visitor(page);
    await journey.step("The visitor silences the voice.", () => silence(page));
    await journey.step("They ask, and the reply falls silent in the middle.", async () => {
      await say("Are you there?");
      await expect(messages.nth(1)).toContainText("It hums");
    });
    await journey.screen();
    await journey.step("They stop the reply.", async () => {
      const logged = page.waitForResponse("**/api/memory/log");
      // For a moment after Send it takes no press, so that a double click stops nothing.
      await expect(async () => {
        await button(page, "Stop reply").click({ timeout: 1_000 });
        await expect(messages.nth(1)).toHaveAttribute("data-end", "stopped", { timeout: 1_000 });
      }).toPass();
      await logged;
    });
    await journey.screen();
    await journey.stored();
  });

  test("a visit by voice alone", async ({ page, context, begin }) => {
    await context.grantPermissions(["microphone"]);
    await scriptRecognizer(page);
    const journey = await begin();
    await journey.step("The visitor hides the text.", async () => {
      await choose(page, "Voice Only");
      await expect(button(page, "Keyboard")).toBeVisible();
    });
    await journey.screen();
    await journey.step("They ask aloud, and hear the reply.", async () => {
      await button(page, "Record").click();
      await expect.poll(() => page.evaluate(() => globalThis.recognizers.length)).toBe(1);
      await page.evaluate(() => globalThis.recognizers[0]?.hear("How do you invent?"));
      await button(page, "Stop & Send").click();
      await heard(page);
    });
    await journey.screen();
    await journey.step("They show the text again.", async () => {
      await choose(page, "Show Text");
      await expect(visitor(page).messages.first()).toBeVisible();
    });
    await journey.screen();
    await journey.stored();
  });

  test("a voice that fails", async ({ page, begin, vendors }) => {
    vendors.elevenlabs.setBehaviour("401");
    // A second sentence may be asked for before the first is refused.
    vendors.openai.setReply("The current answers you.");
    const journey = await begin();
    const { say, answer } = visitor(page);
    await journey.step("The visitor asks, and the voice is refused.", async () => {
      await say("Are you there?");
      await answer();
      await expect(button(page, "Get the voice")).toBeVisible();
    });
    await journey.screen();
  });

  test("a picture", async ({ page, context, begin }) => {
    await context.grantPermissions(["camera"]);
    const journey = await begin();
    await journey.step("The visitor turns the camera on.", async () => {
      await choose(page, "Camera on");
      await expect(button(page, "Send with Image")).toBeEnabled();
    });
    await journey.screen();
    await journey.step("They ask what is seen.", async () => {
      await visitor(page).say("What do you see?");
      await visitor(page).answer();
      await heard(page);
    });
    await journey.step("They turn the camera off.", async () => {
      await choose(page, "Camera off");
      await expect(page.getByRole("region", { name: "Tesla's Vision" })).toBeHidden();
    });
    await journey.screen();
    await journey.stored();
  });

  test("two tabs", async ({ page, context, begin, server }) => {
    const journey = await begin();
    const other = await context.newPage();
    const there = visitor(other);
    await other.goto(server.url);
    await expect(there.field).toBeEnabled();
    await journey.step("The visitor asks in this tab.", async () => {
      await visitor(page).say("Are you there?");
      await visitor(page).answer();
      await heard(page);
      await expect(there.messages).toHaveCount(2);
    });
    await journey.step("They go on in another tab.", async () => {
      await there.say("And here?");
      await there.answer(2);
      await heard(other);
      await expect(visitor(page).messages).toHaveCount(4);
      await visitor(page).answer(2);
    });
    await journey.screen();
    await journey.step("They clear the memory in the other tab.", async () => {
      await button(other, "View Memory").click();
      await other.getByRole("dialog").getByRole("button", { name: "Clear Memory" }).click();
      await button(other, "Clear").click();
      await expect(visitor(page).messages).toHaveCount(0);
    });
    await journey.screen();
  });

  test("a discussion that the visitor joins", async ({ page, begin, vendors }) => {
    // Two turns are written, the third never comes.
    vendors.anthropic.setBehaviour(["reply", "reply", "hang"]);
    const journey = await begin();
    const { open, discuss, room, lines, button: inRoom } = roomOf(page);
    await journey.step("The visitor asks Tesla and Hypatia in the Chat Room.", async () => {
      await open();
      await room.getByRole("checkbox", { name: "Flux" }).uncheck();
      await discuss("What is light, Tesla?");
      await expect(lines).toHaveCount(3);
      await expect(room.getByText("Tesla is thinking")).toBeVisible();
    });
    await journey.screen();
    await journey.step("They join the discussion.", async () => {
      vendors.anthropic.setBehaviour(["reply", "hang"]);
      await discuss("And what is sound, Hypatia?");
      await expect(lines).toHaveCount(5);
      await expect(room.getByText("Tesla is thinking")).toBeVisible();
    });
    await journey.screen();
    await journey.step("They pause it, and take the transcript along.", async () => {
      await inRoom("Pause").click();
      await expect(room.getByText(/The discussion is paused\./)).toBeVisible();
      const [download] = await Promise.all([page.waitForEvent("download"), inRoom("Export Transcript").click()]);
      await journey.file(download);
    });
    await journey.screen();
    await journey.stored();
  });

  test("a discussion that goes on after a reload", async ({ page, begin, vendors }) => {
    vendors.anthropic.setBehaviour(["reply", "hang"]);
    const journey = await begin();
    const { open, discuss, room, lines, button: inRoom } = roomOf(page);
    await journey.step("The visitor asks Tesla and Hypatia in the Chat Room.", async () => {
      await open();
      await room.getByRole("checkbox", { name: "Flux" }).uncheck();
      await discuss("What is light, Tesla?");
      await expect(lines).toHaveCount(2);
      await expect(room.getByText("Hypatia is thinking")).toBeVisible();
    });
    await journey.step("They reload the page, and open the room.", async () => {
      await page.reload();
      await open();
      await expect(lines).toHaveCount(2);
    });
    await journey.screen();
    await journey.step("They go on.", async () => {
      vendors.anthropic.setBehaviour(["reply", "hang"]);
      await inRoom("Resume").click();
      await expect(lines).toHaveCount(3);
      await expect(room.getByText("Tesla is thinking")).toBeVisible();
    });
    await journey.screen();
    await journey.stored();
  });

  test("a server that goes away", async ({ page, begin, startArchive, vendors }) => {
    const archive = await startArchive(settingsOf(vendors));
    const journey = await begin(archive);
    const { say, answer } = visitor(page);
    await journey.step("The visitor silences the voice and asks.", async () => {
      await silence(page);
      await Promise.all([page.waitForResponse("**/api/memory/log"), say("Are you there?")]);
      await answer();
    });
    await journey.step("The server goes away, and they ask again.", async () => {
      await archive.stop();
      await say("And now?");
      await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
    });
    await journey.screen();
    await journey.step("The server is back, and they try again.", async () => {
      await archive.start();
      await Promise.all([page.waitForResponse("**/api/memory/log"), button(page, "Try again").click()]);
      await answer(2);
    });
    await journey.screen();
  });

  test("a live conversation", async ({ page, context, begin, startArchive, vendors }) => {
    await context.grantPermissions(["microphone"]);
    const journey = await begin(await startArchive({ ...settingsOf(vendors), LIVE_AGENTS: "1" }));
    await journey.screen();
    const nth = vendors.elevenlabs.conversations.length + 1;
    await journey.step("The visitor starts a conversation.", async () => {
      await button(page, "Start Conversation").click();
      await vendors.elevenlabs.conversation(nth);
      await expect(page.getByText("Tesla is listening.")).toBeVisible();
    });
    const agent = await vendors.elevenlabs.conversation(nth);
    await journey.screen();
    await journey.step("They speak, and Tesla answers.", async () => {
      agent.hears("What is light?");
      agent.says("A wave, my friend.", { milliseconds: 1_000 });
      await heard(page);
      await expect(visitor(page).messages).toHaveCount(2);
    });
    const logged = () => page.waitForRequest("**/api/memory/log");
    await journey.step("They write, and Tesla answers.", async () => {
      await button(page, "Keyboard").click();
      await visitor(page).field.fill("Go on.");
      await Promise.all([logged(), button(page, "Send").click()]);
      await agent.heard("user_message");
      agent.says("It hums.", { milliseconds: 1_000 });
      await heard(page);
      await expect(visitor(page).messages).toHaveCount(4);
    });
    await journey.screen();
    await journey.step("They end the conversation.", async () => {
      await Promise.all([logged(), button(page, "End Conversation").click()]);
      await expect(page.getByText("The conversation has ended. What was said is kept.")).toBeVisible();
    });
    journey.note(
      "to the agent:",
      agent.received.filter((frame) => "type" in frame).map((frame) => JSON.stringify(frame)),
    );
    await journey.screen();
    await journey.step("They go on in text.", async () => {
      await button(page, "Text").click();
      await expect(visitor(page).messages).toHaveCount(4);
    });
    await journey.stored();
  });

  test("a live conversation that is refused", async ({ page, context, begin, startArchive, vendors }) => {
    await context.grantPermissions(["microphone"]);
    vendors.elevenlabs.setAgentBehaviour("refuse-403");
    const journey = await begin(await startArchive({ ...settingsOf(vendors), LIVE_AGENTS: "1" }));
    await journey.step("The visitor starts a conversation, and it is refused.", async () => {
      await button(page, "Start Conversation").click();
      await expect(button(page, "Check my connection")).toBeVisible();
    });
    await journey.screen();
    await journey.stored();
  });
});
