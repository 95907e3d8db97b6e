import {
  type TestChatOptions,
  createFakeCameraDevice,
  createFakeSpeechSynthesizer,
  createFakeVoiceAgent,
  createTestCamera,
  createTestChat,
  createTestLiveConversation,
  exampleCharacter,
} from "@archive-of-minds/testing";
import { timings, type CameraErrorReason } from "@archive-of-minds/core";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CharacterChat, type CharacterChatProps } from "../../screens/CharacterChat";
import { MediaPage } from "../../stories/media-page";
import { paintedCamera } from "../../stories/painted-camera";
import "../../styles/styles.css";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const panel = (name = "Ada's Vision") => page.getByRole("region", { name });
const dialog = page.getByRole("dialog", { name: "Camera Settings" });
const PHONE = [390, 844] as const;
const LYING_PHONE = [844, 390] as const;
const DESKTOP = [1280, 800] as const;

const box = (element: Element) => element.getBoundingClientRect();

async function choose(name: string) {
  await userEvent.click(button("Menu"));
  await userEvent.click(button(name));
}

async function opened({
  at = DESKTOP,
  live,
  ...options
}: TestChatOptions & { at?: readonly [number, number]; live?: CharacterChatProps["live"] } = {}) {
  await page.viewport(...at);
  const device = createFakeCameraDevice();
  const { camera, pass } = createTestCamera({ cameraDevice: paintedCamera(device) });
  const test = await createTestChat({
    characters: [
      exampleCharacter("ada", { visionLabel: "Ada's Vision" }),
      exampleCharacter("ben", { visionLabel: "Ben's Vision" }),
    ],
    speechSynthesizer: createFakeSpeechSynthesizer(),
    ...options,
  });
  await test.ready();
  const screen = await render(
    <CharacterChat fill="window" shortcuts="page" chat={test.chat} camera={camera} {...(live && { live })} />,
    {
      wrapper: MediaPage,
    },
  );
  const said = () => test.chat.getSnapshot().context.memory.messages.map(({ text, hasImage }) => [text, hasImage]);
  return { ...test, camera, device, pass, screen, said };
}

async function turnedOn(options: Parameters<typeof opened>[0] = {}) {
  const test = await opened(options);
  await choose("Camera on");
  await expect.element(button("Send with Image")).toBeVisible();
  return test;
}

it("shows no camera menu without a camera", async () => {
  const { chat } = await createTestChat();
  await render(<CharacterChat fill="window" shortcuts="page" chat={chat} />);
  await userEvent.click(button("Menu"));
  await expect.element(button("Auto Mode")).toBeVisible();
  expect([button("Camera on").query(), button("Camera Settings").query()]).toEqual([null, null]);
});

describe("the camera", () => {
  it("shows what the character sees, by the character’s name, until it is turned off", async () => {
    const { chat, device } = await turnedOn();
    await expect.element(panel()).toBeVisible();
    await expect.poll(() => panel().element().querySelector("video")?.videoWidth).toBe(640);
    await expect.element(page.getByText("No movement.")).toBeVisible();
    chat.send({ type: "character.select", characterId: "ben" });
    await expect.element(panel("Ben's Vision")).toBeVisible();
    expect(device.liveCount).toBe(1);
    await choose("Camera off");
    await expect.element(panel("Ben's Vision")).not.toBeInTheDocument();
    await expect.element(button("Send")).toBeDisabled();
    expect(device.liveCount).toBe(0);
  });

  it("unlocks sound with the same press", async () => {
    const { chat } = await opened();
    await choose("Camera on");
    expect(chat.getSnapshot().matches({ audio: "unlocked" })).toBe(true);
  });

  it("reports a change of scene", async () => {
    const { device, pass } = await opened();
    device.see(1_000, 2_000);
    await choose("Camera on");
    await expect.element(page.getByText("No movement.")).toBeVisible();
    await pass(500);
    await expect.element(page.getByText("Movement seen.")).toBeVisible();
  });

  it("switches between front and back, and uses the chosen camera", async () => {
    const { device } = await turnedOn();
    await userEvent.click(button("Back camera"));
    await expect.element(button("Front camera")).toBeVisible();
    await choose("Camera Settings");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Camera", exact: true }), "Front camera");
    await expect
      .poll(() => device.openings.map(({ facing, deviceId }) => [facing, deviceId]))
      .toEqual([
        ["user", null],
        ["environment", null],
        ["environment", "front"],
      ]);
  });

  it("turns off from its panel, also while a reply is awaited", async () => {
    const { visitorSays, device } = await turnedOn();
    await visitorSays("What do you see?");
    await userEvent.click(panel().getByRole("button", { name: "Close camera" }));
    await expect.element(panel()).not.toBeInTheDocument();
    expect(device.liveCount).toBe(0);
  });

  it("reports that no picture comes, and sends no old one", async () => {
    const { device, pass, said, ready, model } = await opened();
    device.see(1_000, null);
    await choose("Camera on");
    await expect.element(button("Send with Image")).toBeVisible();
    await pass(2_000);
    await expect
      .element(panel().getByRole("status"))
      .toHaveTextContent("The camera sends no picture now. Your messages go without one.");
    await page.getByRole("textbox", { name: "Message" }).fill("What do you see?");
    await userEvent.click(button("Send"));
    const call = await model.nextCall();
    expect([call.request.image, said()]).toEqual([undefined, [["What do you see?", false]]]);
    call.finish();
    await ready();
    device.see(1_000);
    await pass(500);
    await expect.element(button("Send with Image")).toBeVisible();
    expect(
      panel()
        .getByText(/^The camera sends no picture/)
        .query(),
    ).toBeNull();
  });

  it("lists cameras as they are plugged in and out", async () => {
    const { device } = await turnedOn();
    await choose("Camera Settings");
    const choices = dialog.getByRole("combobox", { name: "Camera", exact: true });
    await expect.element(choices).toBeVisible();
    device.plugIn([{ deviceId: "front", label: "Front camera" }]);
    await expect.element(choices).not.toBeInTheDocument();
    device.plugIn(["front", "desk"].map((deviceId) => ({ deviceId, label: `The ${deviceId} camera` })));
    await expect
      .poll(() => [...choices.element().querySelectorAll("option")].map(({ textContent }) => textContent))
      .toEqual(["Any camera", "The front camera", "The desk camera"]);
  });

  it("cannot be turned on or off while a reply is awaited", async () => {
    const { visitorSays, ready } = await turnedOn();
    const call = await visitorSays("What do you see?");
    await userEvent.click(button("Menu"));
    await expect.element(button("Camera off")).toBeDisabled();
    call.finish();
    await ready();
    await expect.element(button("Camera off")).toBeEnabled();
  });

  it.each([
    ["the page is left", () => dispatchEvent(new Event("pagehide"))],
    ["the screen is taken away", ({ screen }: Awaited<ReturnType<typeof opened>>) => screen.unmount()],
  ])("turns off when %s", async (_, leave) => {
    const test = await turnedOn();
    await leave(test);
    expect([test.device.liveCount, test.camera.getSnapshot().value]).toEqual([0, "off"]);
    expect(test.chat.getSnapshot().can({ type: "message.send", text: "" })).toBe(false);
  });

  it("stays on in a live conversation, which gets its frames", async () => {
    const agent = { ...createFakeVoiceAgent(), seesPictures: true };
    await turnedOn({
      live: {
        startsOn: false,
        open: (character, _messages, frameSource) =>
          createTestLiveConversation({ character, voiceAgent: agent, ...(frameSource && { frameSource }) }).live,
      },
    });
    await userEvent.click(button("Live"));
    await expect.element(panel()).toBeVisible();
    await userEvent.click(button("Start Conversation"));
    const conversation = await agent.nextConversation();
    conversation.open();
    expect(conversation.request.frameSource?.()).toMatchObject({ jpegBase64: "/9j/" });
    await choose("Camera off");
    await expect.element(panel()).not.toBeInTheDocument();
    expect(conversation.request.frameSource?.()).toBeNull();
  });

  it("works in voice-only mode", async () => {
    const { said, visitorPressesRecord, visitorSpeaks, chat, model } = await opened({
      settings: { "aom.voiceOnly": "true" },
    });
    await choose("Camera on");
    await expect.element(panel()).toBeVisible();
    await expect.poll(() => chat.getSnapshot().can({ type: "message.send", text: "" })).toBe(true);
    await visitorPressesRecord();
    await visitorSpeaks("What do I hold");
    await userEvent.click(button("Stop & Send"));
    expect((await model.nextCall()).request.image).toEqual({ jpegBase64: "/9j/" });
    expect(said()).toEqual([["What do I hold", true]]);
  });

  it("can be folded, and says then that it is on", async () => {
    const { device } = await turnedOn();
    await userEvent.click(panel().getByRole("button", { name: "Hide the picture" }));
    await expect.element(panel().getByText("Camera on")).toBeVisible();
    expect([panel().element().querySelector("video"), device.liveCount]).toEqual([null, 1]);
    expect(box(panel().element()).height).toBeLessThan(90);
    await userEvent.click(panel().getByRole("button", { name: "Show the picture" }));
    await expect.poll(() => panel().element().querySelector("video")?.videoWidth).toBe(640);
    await userEvent.click(panel().getByRole("button", { name: "Hide the picture" }));
    await userEvent.click(panel().getByRole("button", { name: "Close camera" }));
    await expect.element(panel()).not.toBeInTheDocument();
    expect(device.liveCount).toBe(0);
  });

  it("says so when no picture comes, also while it is folded", async () => {
    const { device, pass } = await opened();
    device.see(1_000, null);
    await choose("Camera on");
    await userEvent.click(panel().getByRole("button", { name: "Hide the picture" }));
    await pass(2_000);
    await expect.element(panel().getByText(/^The camera sends no picture/)).toBeVisible();
  });

  it("moves from corner to corner by a press, by the arrow keys and by dragging, and covers no control", async () => {
    await turnedOn({ at: PHONE });
    const messages = () => box(page.getByRole("region", { name: "Messages" }).element());
    const handle = panel().getByRole("button", { name: "Move the picture" });
    const corner = () => {
      const [place, around] = [box(panel().element()), messages()];
      const isInside =
        place.top >= around.top && place.bottom <= around.bottom && place.left >= 0 && place.right <= 390;
      return [
        place.top - around.top < around.bottom - place.bottom ? "top" : "bottom",
        place.left < 390 - place.right ? "left" : "right",
        isInside,
      ];
    };
    expect(corner()).toEqual(["top", "right", true]);
    await userEvent.click(handle);
    expect(corner()).toEqual(["bottom", "right", true]);
    await userEvent.keyboard("{ArrowLeft}");
    expect(corner()).toEqual(["bottom", "left", true]);
    await userEvent.keyboard("{ArrowUp}");
    expect(corner()).toEqual(["top", "left", true]);
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(corner()).toEqual(["bottom", "right", true]);
    await userEvent.dragAndDrop(handle, page.getByRole("heading", { name: "Archive of Minds" }), {
      sourcePosition: { x: 40, y: 40 },
      targetPosition: { x: 10, y: 10 },
      force: true,
    });
    await expect.poll(corner).toEqual(["top", "left", true]);
    await page.viewport(...DESKTOP);
    await page.viewport(360, 640);
    await expect.poll(() => box(panel().element()).left).toBeLessThan(30);
  });

  it("leaves room on a phone for the messages and the text field", async () => {
    await turnedOn({ at: PHONE });
    expect(document.documentElement.scrollWidth).toBe(PHONE[0]);
    expect(box(button("Send with Image").element()).right).toBeLessThan(PHONE[0] - 16);
    expect(box(button("Send with Image").element()).bottom).toBeLessThan(PHONE[1]);
    expect(box(button("Send with Image").element()).top).toBe(box(button("Menu").element()).top);
    expect(box(panel().element()).height).toBeLessThan(PHONE[1] / 4);
    expect(box(button("Close camera").element()).height).toBeGreaterThanOrEqual(44);
    expect(box(page.getByRole("region", { name: "Messages" }).element()).height).toBeGreaterThan(PHONE[1] / 3);
  });
});

it.each([
  ["live", null],
  ["failed", "notFound"],
] as const)("leaves room for the text field on a phone in landscape (%s)", async (_, failure) => {
  const { device } = await opened({ at: LYING_PHONE });
  device.failWith(failure);
  await choose("Camera on");
  await expect.element(panel()).toBeVisible();
  expect(box(page.getByRole("button", { name: /^Send/ }).element()).bottom).toBeLessThan(LYING_PHONE[1]);
});

describe("a picture", () => {
  it("is sent with the text", async () => {
    const { model, said } = await turnedOn();
    await page.getByRole("textbox", { name: "Message" }).fill("What do you see?");
    await userEvent.click(button("Send with Image"));
    expect((await model.nextCall()).request).toMatchObject({
      messages: [{ role: "user", content: "What do you see?" }],
      image: { jpegBase64: "/9j/" },
    });
    expect(said()).toEqual([["What do you see?", true]]);
    await expect.element(page.getByText("image shared", { exact: true })).toBeVisible();
    await expect.element(page.getByRole("img", { name: "Your picture" })).toBeVisible();
  });

  it("is sent alone without a text", async () => {
    const { model, said } = await turnedOn();
    await userEvent.click(button("Send with Image"));
    expect((await model.nextCall()).request.image).toEqual({ jpegBase64: "/9j/" });
    expect(said()).toEqual([["[Image shared with Ada]", true]]);
    await expect.element(button("Stop reply")).toBeVisible();
  });
});

describe("the settings", () => {
  it("close a moment after a choice, and the camera restarts", async () => {
    const { device, pass } = await turnedOn();
    await choose("Camera Settings");
    await expect.element(dialog.getByText("Changing quality restarts an active camera.")).toBeVisible();
    const choices = () =>
      dialog
        .getByRole("button")
        .elements()
        .map((element) => [element.textContent, element.getAttribute("aria-pressed")]);
    expect(choices()).toEqual([
      ["Close", null],
      ["Auto", "true"],
      ["Low (320p, 10fps)", "false"],
      ["Medium (640p, 15fps)", "false"],
      ["High (720p, 30fps)", "false"],
      ["Ultra (1080p, 60fps)", "false"],
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "Low" }));
    await expect.element(dialog.getByRole("button", { name: "Low" })).toHaveAttribute("aria-pressed", "true");
    expect(device.liveCount).toBe(0);
    await expect.element(page.getByText("Restarting the camera…")).toBeInTheDocument();
    await pass(timings.cameraSettingsClose);
    await expect.element(dialog).not.toBeInTheDocument();
    await pass(timings.cameraRestart - timings.cameraSettingsClose);
    await expect.element(button("Send with Image")).toBeVisible();
    expect(device.openings.map(({ profile }) => profile.height.ideal)).toEqual([720, 240]);
  });

  it("close on Escape without a change", async () => {
    const { camera } = await opened();
    await choose("Camera Settings");
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(camera.getSnapshot().context.quality).toBe("auto");
  });
});

describe("a camera that fails", () => {
  const sentences: readonly (readonly [CameraErrorReason, string, RegExp])[] = [
    ["permissionDenied", "Camera blocked", /address bar, then refresh/],
    ["notFound", "No camera detected", /connected,.*not in use by something else,.*enabled/],
    ["unsupported", "Camera not supported", /modern browser, on HTTPS or localhost/],
    ["inUse", "Camera in use by another application", /Close the other application/],
    ["overconstrained", "Camera doesn't meet requirements", /Try a lower quality/],
    ["interrupted", "Camera disconnected", /Connect it/],
    ["unknown", "Camera error: FakeError - The fake fails: unknown.", /Try again/],
  ];
  it.each(sentences)("shows the error in place of the picture (%s)", async (reason, title, advice) => {
    const { device } = await opened();
    device.failWith(reason);
    await choose("Camera on");
    const alert = panel().getByRole("alert");
    await expect.element(alert).toHaveTextContent(title);
    await expect.element(alert).toHaveTextContent(advice);
    expect(panel().element().querySelector("video")).toBeNull();
    await expect.element(button("Send")).toBeDisabled();
  });

  it("can be tried again or closed", async () => {
    const { device } = await opened();
    device.failWith("inUse");
    await choose("Camera on");
    await userEvent.click(button("Close"));
    await expect.element(panel()).not.toBeInTheDocument();
    await choose("Camera on");
    await expect.element(panel().getByRole("alert")).toBeVisible();
    device.failWith(null);
    await userEvent.click(button("Try again"));
    await expect.element(button("Send with Image")).toBeVisible();
    expect(panel().getByRole("alert").query()).toBeNull();
  });

  it("offers another camera, where there is one", async () => {
    const { device } = await opened();
    device.failWith("inUse");
    await choose("Camera on");
    const choices = panel().getByRole("combobox", { name: "Camera", exact: true });
    await expect.element(choices).toBeVisible();
    device.failWith(null);
    await userEvent.selectOptions(choices, "Back camera");
    await expect.element(button("Send with Image")).toBeVisible();
    expect(device.openings.at(-1)?.deviceId).toBe("back");
  });

  it("offers the settings when the quality is not supported", async () => {
    const { device } = await opened();
    device.failWith("overconstrained");
    await choose("Camera on");
    device.failWith(null);
    await userEvent.click(panel().getByRole("button", { name: "Camera Settings" }));
    await userEvent.click(dialog.getByRole("button", { name: "Low" }));
    await expect.poll(() => device.liveCount).toBe(1);
  });
});
