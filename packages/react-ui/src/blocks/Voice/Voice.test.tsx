import { timings, type SpeechSynthesizer } from "@archive-of-minds/core";
import { createAudioOutput, createAutoSpeechSynthesizer } from "@archive-of-minds/core/providers/browser";
import {
  createFakeSpeechSynthesizer,
  createTestChat,
  exampleMessage,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { describe, expect, it } from "vitest";
import { StrictMode } from "react";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat } from "../../screens/CharacterChat";
import { CaptionLine } from "./CaptionLine";
import { pressUntilGone } from "../../shared/press.fixture";

async function open(options: TestChatOptions = {}, Around: typeof StrictMode | "div" = "div") {
  const voice = createFakeSpeechSynthesizer();
  const test = await createTestChat({ speechSynthesizer: voice, ...options });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  test.chat.send({ type: "audio.unlock" });
  const screen = await render(
    <Around>
      <CharacterChat fill="window" shortcuts="page" chat={test.chat} />
    </Around>,
  );
  return {
    ...test,
    voice,
    screen,
    messages: () => test.chat.getSnapshot().context.memory.messages.map(({ text }) => text),
  };
}

const field = page.getByRole("textbox", { name: "Message" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("the caption", () => {
  const spoken = () =>
    [...document.querySelectorAll(".aom-caption-line span")].map(
      (word) => `${word.textContent?.trim()}${word.getAttribute("data-spoken") === "true" ? "" : "?"}`,
    );

  it("shows each sentence and marks each word as it is spoken", async () => {
    const { visitorSays, voice } = await open({ settings: { "aom.voiceOnly": "true" } });
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. And you? ");
    const first = await voice.nextSpeech();
    expect(spoken()).toEqual([]);
    first.say(0);
    await expect.poll(spoken).toEqual(["I?", "am?", "Ada.?"]);
    first.say(3);
    await expect.poll(spoken).toEqual(["I", "am", "Ada.?"]);
    first.say(9);
    await expect.poll(spoken).toEqual(["I", "am", "Ada."]);
    first.finish();
    const second = await voice.nextSpeech();
    await expect.poll(() => second.isPlaying).toBe(true);
    second.say(1);
    await expect.poll(spoken).toEqual(["And", "you??"]);
    await userEvent.click(button("Stop"));
    await expect.poll(spoken).toEqual([]);
  });

  it("is shown beside the messages too, as much as fits", async () => {
    const { visitorSays, voice } = await open();
    const presences = () => document.querySelectorAll('.aom-foot .aom-presence[data-state="speaking"]').length;
    const call = await visitorSays("Who are you?");
    const sentence =
      "I am Ada, who has counted all the stars that were ever seen from this window, and those that were not, and begins again.";
    call.say(`${sentence} `);
    const first = await voice.nextSpeech();
    first.say(1);
    await expect.element(page.getByRole("status").filter({ hasText: "Ada is speaking..." })).toBeVisible();
    await expect
      .poll(() => [presences(), spoken().join(" ")])
      .toEqual([1, "I am? Ada,? who? has? counted? all? the? stars? that? were? ever? seen? from? this?"]);
    first.say(sentence.indexOf("again") + 1);
    await expect.poll(() => spoken().join(" ")).toBe("window, and those that were not, and begins again.");
    await userEvent.click(button("Stop"));
    await expect.poll(() => [presences(), spoken()]).toEqual([0, []]);
  });

  it("is empty while no voice speaks", async () => {
    await render(<CaptionLine caption={null} />);
    expect(document.querySelector(".aom-caption-line")).toHaveAttribute("data-state", "empty");
  });
});

describe("Space", () => {
  it("held down is push-to-talk: the recognised text is sent on release", async () => {
    const { recognizer, visitorSpeaks, messages } = await open();
    await expect.poll(() => document.activeElement).toBe(field.element());
    field.element().blur();
    await userEvent.keyboard("{ >3}");
    await expect.poll(() => recognizer.openCount).toBe(1);
    await expect.element(button("Stop & Send")).toBeVisible();
    await visitorSpeaks("How do you invent?");
    expect(messages()).toEqual([]);
    await userEvent.keyboard("{/ }");
    expect([messages(), recognizer.openCount]).toEqual([["How do you invent?"], 0]);
  });

  it("is push-to-talk for the next question too, and writes nothing into the text box", async () => {
    const { recognizer, visitorSpeaks, messages, model, ready } = await open();
    await expect.poll(() => document.activeElement).toBe(field.element());
    field.element().blur();
    for (const question of ["Who are you?", "And then?"]) {
      await userEvent.keyboard("{ >3}");
      await expect.poll(() => recognizer.openCount).toBe(1);
      await visitorSpeaks(question);
      await userEvent.keyboard("{/ }");
      const call = await model.nextCall();
      call.say("I am Ada.");
      await expect.element(field).toBeEnabled();
      call.finish();
      await ready();
      await expect.element(button("Stop reply")).not.toBeInTheDocument();
      await expect.element(field).toHaveValue("");
    }
    expect(messages()).toEqual(["Who are you?", "I am Ada.", "And then?", "I am Ada."]);
  });

  it("does not keep the focus from the text field after another press", async () => {
    const { visitorSpeaks, model, ready } = await open();
    await expect.poll(() => document.activeElement).toBe(field.element());
    field.element().blur();
    await userEvent.keyboard("{ >3}");
    await visitorSpeaks("Who are you?");
    await userEvent.keyboard("{/ }");
    (await model.nextCall()).say("I am Ada.");
    await pressUntilGone(button("Stop reply"));
    await ready();
    await expect.element(field).toHaveFocus();
  });

  it("keeps its usual meaning in fields and on controls", async () => {
    const { recognizer } = await open();
    await userEvent.click(field);
    await userEvent.keyboard("a b");
    await expect.element(field).toHaveValue("a b");
    button("Menu").element().focus();
    await userEvent.keyboard("{ }");
    await expect.element(button("Voice Only")).toBeVisible();
    expect(recognizer.sessions).toEqual([]);
  });

  it("does nothing behind a dialog", async () => {
    const { recognizer } = await open();
    await expect.poll(() => document.activeElement).toBe(field.element());
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.showModal();
    dialog.blur();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "Space", key: " ", bubbles: true }));
    expect(recognizer.sessions).toEqual([]);
    dialog.remove();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { code: "Space", key: " ", bubbles: true }));
    expect(recognizer.sessions).toHaveLength(1);
  });
});

it("does not blame the microphone where the browser has no speech service", async () => {
  const { recognizer } = await open();
  await userEvent.click(button("Record"));
  await expect.poll(() => recognizer.openCount).toBe(1);
  recognizer.session?.fail("noService");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "This browser’s speech service is not available. Write instead, or open this page in Chrome, Edge or Safari.",
    );
});

describe("Space held down while the microphone is denied", () => {
  it("writes nothing into the text box, and can be pressed again", async () => {
    const { recognizer, chat } = await open();
    await expect.poll(() => document.activeElement).toBe(field.element());
    field.element().blur();
    await userEvent.keyboard("{ >}");
    await expect.poll(() => recognizer.openCount).toBe(1);
    recognizer.session?.fail("notAllowed");
    await expect.element(page.getByRole("alert")).toBeVisible();
    await userEvent.keyboard("{ >5/}");
    await expect.element(field).toHaveValue("");
    expect([chat.getSnapshot().context.composer.draft, document.activeElement]).toEqual(["", document.body]);
    await userEvent.keyboard("{ >}");
    await expect.poll(() => recognizer.sessions.length).toBe(2);
    await userEvent.keyboard("{/ }");
  });
});

it("reports that the microphone is off while it is retried, and why after the last try", async () => {
  const { visitorPressesRecord, clock, recognizer } = await open();
  const listening = page.getByText(/^Listening\. Press/);
  const waiting = page.getByText("Reconnecting the microphone…");
  await visitorPressesRecord();
  recognizer.session?.fail("network");
  await expect.element(listening).toBeVisible();
  clock.increment(timings.recognitionRestart);
  await expect.poll(() => recognizer.openCount).toBe(1);
  recognizer.session?.fail("network");
  await expect.element(waiting).toBeVisible();
  await expect.element(listening).not.toBeInTheDocument();
  await userEvent.click(button("Stop & Send"));
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("The browser’s speech recognition cannot be reached.");
  await userEvent.click(button("Close"));
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

describe("Escape", () => {
  it("stops listening and leaves what was heard as a draft, unsent", async () => {
    const { visitorPressesRecord, recognizer, messages } = await open();
    await visitorPressesRecord();
    recognizer.session?.hear("Who are you");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => recognizer.openCount).toBe(0);
    await expect.element(field).toHaveValue("Who are you");
    expect(messages()).toEqual([]);
  });

  it("closes the menu first, and the reply goes on", async () => {
    const { visitorSays } = await open();
    const call = await visitorSays("Tell me a story");
    call.say("Once upon");
    await userEvent.click(button("Menu"));
    const menu = page.getByRole("group", { name: "Menu" });
    await expect.element(menu).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    expect(call.signal.aborted).toBe(false);
    await userEvent.keyboard("{Escape}");
    expect(call.signal.aborted).toBe(true);
  });
});

describe("a click on a message", () => {
  const said = [
    exampleMessage(1, { text: "Hello" }),
    exampleMessage(2, { author: "ada", text: "I am Ada.", status: "complete" }),
  ];

  it("replays a message of the character", async () => {
    const { voice } = await open({ messages: said });
    await userEvent.click(page.getByText("I am Ada."));
    expect((await voice.nextSpeech()).request.text).toBe("I am Ada.");
  });

  it("does nothing when it selects text, or on a message of the visitor", async () => {
    const { voice } = await open({ messages: said });
    await userEvent.click(page.getByText("Hello", { exact: true }));
    const text = page.getByText("I am Ada.").element() as HTMLElement;
    getSelection()?.selectAllChildren(text);
    text.click();
    expect(voice.prepared).toEqual([]);
    getSelection()?.removeAllRanges();
    text.click();
    expect(voice.prepared).toHaveLength(1);
  });
});

it("reports that nothing was recognised between Record and “Stop & Send”", async () => {
  const { visitorPressesRecord, clock, recognizer } = await open();
  await visitorPressesRecord();
  await userEvent.click(button("Stop & Send"));
  recognizer.session?.end();
  clock.increment(5_000);
  await expect.element(page.getByText(/^Nothing was heard/)).toBeVisible();
  await userEvent.click(button("Close"));
  await expect.element(page.getByText(/^Nothing was heard/)).not.toBeInTheDocument();
});

describe("a voice whose key is missing", () => {
  it("is reported at once without another voice", async () => {
    const { visitorSays, voice } = await open();
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. ");
    (await voice.nextSpeech()).fail("missingKey");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent(
        "Fake voice is not set up here, so the voice will not work. Tell the person who runs this archive.",
      );
  });

  it("is reported at once if the visitor chose it, although another voice replaces it", async () => {
    const own = createFakeSpeechSynthesizer({ name: "Built-in voice", speaks: true });
    const vendor = createFakeSpeechSynthesizer({ name: "ElevenLabs", kind: "remote" });
    const { visitorSays, chat } = await open({
      speechSynthesizer: createAutoSpeechSynthesizer([vendor, own]),
      settings: { "aom.voiceEngine": "ElevenLabs" },
    });
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. ");
    (await vendor.nextSpeech()).fail("missingKey");
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("ElevenLabs is not set up here, so its voice will not work. Built-in voice speaks instead.");
    chat.send({ type: "setting.change", name: "voiceEngine", value: null });
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  });
});

describe("replayed messages", () => {
  const MESSAGES = 10;
  const hertzOf = (message: number) => 300 + 110 * message;

  it("are spoken one at a time, however fast the presses", async () => {
    const heard: Float32Array[] = [];
    let rate = 0;
    const output = createAudioOutput({
      destination(context) {
        rate = context.sampleRate;
        const tap = context.createScriptProcessor(512, 1, 1);
        tap.onaudioprocess = ({ inputBuffer }) => heard.push(inputBuffer.getChannelData(0).slice());
        tap.connect(context.destination);
        return tap;
      },
    });
    // Each message has a tone of its own.
    const voice: SpeechSynthesizer = {
      name: "Tones",
      kind: "builtIn",
      describe: async () => ({ availability: "ready", engine: { name: "Tones", kind: "builtIn" } }),
      unlock: () => output.unlock(),
      prepare({ text }, { signal }) {
        async function* pieces() {
          const step = (2 * Math.PI * hertzOf(Number(/\d+/.exec(text)?.[0]))) / 24_000;
          yield {
            samples: Float32Array.from({ length: 72_000 }, (_, index) => 0.4 * Math.sin(step * index)),
            sampleRate: 24_000,
            characters: text.length,
          };
        }
        return output.prepare(
          { kind: "samples", pieces: pieces(), characters: text.length, cancel: () => {} },
          { signal },
        );
      },
    };
    const { screen } = await open({
      speechSynthesizer: voice,
      messages: Array.from({ length: MESSAGES }, (_, index) =>
        exampleMessage(index, { author: "ada", text: `Message ${index}.` }),
      ),
    });
    // A real press: browsers make no sound without one.
    await userEvent.click(field);
    const replays = screen.getByRole("button", { name: "Tap to replay" }).elements() as HTMLElement[];
    expect(replays.length).toBe(MESSAGES);
    for (const replay of replays) {
      replay.click();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    const last = () => heard.slice(-16).flatMap((block) => Array.from(block));
    await expect.poll(() => strength(last(), hertzOf(MESSAGES - 1), rate)).toBeCloseTo(0.4, 2);
    for (let message = 0; message < MESSAGES - 1; message += 1)
      expect(strength(last(), hertzOf(message), rate)).toBeLessThan(0.01);
    // Two at once would be twice as loud; one fades while the other starts. By block: a slow machine hears more samples
    // than a call takes arguments.
    expect(Math.max(...heard.map((block) => Math.max(...block)))).toBeLessThan(0.7);
    await userEvent.keyboard("{Escape}");
    output.dispose();
  });
});

describe("a chat that is unmounted", () => {
  it.each(["div", StrictMode] as const)("stops voice and microphone, and completes its reply", async (Around) => {
    const { screen, voice, recognizer, detector, visitorSays, chat, visitorPressesRecord, ready, messages } =
      await open({ settings: { "aom.turnTaking": "automatic" } }, Around);
    await visitorPressesRecord();
    expect([recognizer.openCount, detector.isListening]).toEqual([1, true]);
    const call = await visitorSays("Who are you?");
    call.say("I am Ada. ");
    (await voice.nextSpeech()).say(1);
    expect([voice.playing.length, detector.isListening]).toEqual([1, true]);
    await screen.unmount();
    expect([
      voice.playing.length,
      recognizer.openCount,
      detector.isListening,
      chat.getSnapshot().hasTag("typing"),
    ]).toEqual([0, 0, false, true]);
    call.say("And you?");
    call.finish();
    await ready();
    expect([messages().at(-1), voice.playing.length]).toEqual(["I am Ada. And you?", 0]);
  });
});

/** How strong a tone is in a sound: its amplitude. */
function strength(samples: readonly number[], hertz: number, rate: number): number {
  const step = (2 * Math.PI * hertz) / rate;
  // Faded at both ends, so that neighbouring tones are distinguished.
  const faded = samples.map((sample, index) => sample * (1 - Math.cos((2 * Math.PI * index) / samples.length)));
  const cosine = faded.reduce((sum, sample, index) => sum + sample * Math.cos(step * index), 0);
  const sine = faded.reduce((sum, sample, index) => sum + sample * Math.sin(step * index), 0);
  return (2 * Math.hypot(cosine, sine)) / samples.length;
}

it("the first press on an opening question unlocks sound for the reply", async () => {
  const voice = createFakeSpeechSynthesizer();
  const test = await createTestChat({ speechSynthesizer: voice });
  await test.ready();
  await test.until(({ context }) => context.voice.status !== null);
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  await userEvent.click(page.getByRole("listitem").last().getByRole("button"));
  const call = await test.model.nextCall();
  call.say("I am Ada. ");
  expect((await voice.nextSpeech()).request.text).toBe("I am Ada.");
});

describe("a chat without a speech recogniser", () => {
  it("has no microphone, offers no mode that needs one, and leaves Space alone", async () => {
    const { chat } = await open({ speechRecognizer: null, settings: { "aom.voiceOnly": "true" } });
    await expect.element(field).toBeVisible();
    await expect.element(button("Record")).not.toBeInTheDocument();
    await userEvent.click(button("Menu"));
    await expect.element(button("Settings")).toBeVisible();
    for (const name of ["Voice Only", "Auto Mode"]) await expect.element(button(name)).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(" ");
    expect(chat.getSnapshot().matches({ microphone: "off" })).toBe(true);
  });
});

it("does not offer “Voice Only” where no voice can speak", async () => {
  await open({ speechSynthesizer: createFakeSpeechSynthesizer({ availability: "unavailable" }) });
  await userEvent.click(button("Menu"));
  await expect.element(button("Auto Mode")).toBeVisible();
  await expect.element(button("Voice Only")).not.toBeInTheDocument();
});
