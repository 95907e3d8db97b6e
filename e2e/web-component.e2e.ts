import { expect, test as base, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import type { ArchiveChatElement } from "../packages/web-component/archive-chat";
import { startFileHost, type FileHost } from "./file-host";

const BARE_RULES = await readFile("packages/react-ui/src/styles/hosts/bare-rules.css", "utf8");

const page = (body: string, head = "") =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title>${head}<h1>Our shop</h1>${body}`;
const SCRIPT = '<script type="module" src="/minds/archive-chat.js"></script>';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; media-src 'self' blob:";

const pages = {
  "/": page(`${SCRIPT}<archive-chat character="hypatia"></archive-chat>`),
  "/slots": page(
    `<archive-chat character="tesla" without="camera room voice" heading-level="3" theme="dark"
      style="width: 420px; height: 600px; --aom-ground: rgb(1, 2, 3)">
      <b slot="product">Our guests</b><button slot="header-end">Leave</button></archive-chat>${SCRIPT}`,
    `<style>${BARE_RULES}</style>`,
  ),
  "/two": page(
    `${SCRIPT}<div id="left"><archive-chat character="tesla" style="height: 500px"></archive-chat></div>
     <div id="right"><archive-chat character="faust" style="height: 500px"></archive-chat></div>`,
  ),
  "/late": page(`<archive-chat></archive-chat>`),
  "/underscore": page(`${SCRIPT}<archive-chat locale="de_DE"></archive-chat>`),
  "/live": page(`${SCRIPT}<archive-chat live character="faust"></archive-chat>`),
  "/german": page(`${SCRIPT}<archive-chat locale="de"></archive-chat>`),
};

/** A page without React, with one script of ours. */
const test = base.extend<{ host: FileHost; requests: readonly string[] }>({
  host: async ({}, use) => {
    const host = await startFileHost({
      folder: "packages/web-component/dist",
      prefix: "/minds/",
      pages,
      headers: {
        "content-security-policy": `${POLICY}; style-src-elem 'self' 'unsafe-inline'; style-src-attr 'unsafe-inline'`,
      },
    });
    await use(host);
    host.close();
  },
  requests: async ({ page: visited }, use) => {
    const requests: string[] = [];
    visited.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await use(requests);
  },
});

const field = (visited: Page, name: string) =>
  visited.getByRole("textbox", { name: "Message" }).and(visited.getByPlaceholder(`Write to ${name}…`));

async function ask(visited: Page, name: string, question: string) {
  await field(visited, name).fill(question);
  await visited.keyboard.press("Enter");
}

/** Keeps what the element tells its page, in order. */
const listen = (visited: Page) =>
  visited.evaluate(() => {
    const told: unknown[] = [];
    for (const name of ["archive-reply", "archive-character", "archive-failure"])
      addEventListener(name, (event) => {
        const { message, character } = (event as CustomEvent).detail;
        told.push([name, message?.author ?? character]);
      });
    Object.assign(window, { told });
  });

const readTold = (visited: Page): Promise<unknown> => visited.evaluate(() => Reflect.get(window, "told"));

test("one script tag and one element: a visitor talks, and the page is told", async ({
  page: visited,
  host,
  requests,
}) => {
  await visited.goto(host.url);
  await listen(visited);
  await ask(visited, "Hypatia", "What did you teach?");
  await expect.poll(() => readTold(visited)).toEqual([["archive-reply", "hypatia"]]);
  await expect(visited.locator("archive-chat").getByText("What did you teach?")).toBeVisible();
  const loadsRoom = () => requests.some((path) => /\/chat-room-/.test(path));
  expect(loadsRoom()).toBe(false);
  await visited.getByRole("button", { name: "View Memory" }).click();
  await expect(visited.getByRole("dialog", { name: "Memory Bank" })).toBeVisible();
  await visited.getByRole("dialog", { name: "Memory Bank" }).getByRole("button", { name: "Close" }).click();
  await visited.getByRole("button", { name: "Chat Room" }).click();
  await expect(visited.getByRole("dialog", { name: "The Chat Room" })).toBeVisible();
  expect(loadsRoom()).toBe(true);
  await visited.keyboard.press("Escape");
  await expect(visited.getByRole("dialog", { name: "The Chat Room" })).toBeHidden();
  await visited.reload();
  await expect(visited.locator("archive-chat").getByText("What did you teach?")).toBeVisible();
});

test("slots keep the page’s looks, and nothing of the page’s reaches the rest", async ({ page: visited, host }) => {
  await visited.goto(`${host.url}/slots`);
  await expect(field(visited, "Tesla")).toBeVisible();
  await expect(visited.getByRole("button", { name: "Leave" })).toHaveCSS("background-color", "rgb(220, 20, 60)");
  await expect(visited.getByRole("button", { name: "View Memory" })).toHaveCSS("text-transform", "none");
  await expect(visited.getByRole("button", { name: "Chat Room" })).toHaveCount(0);
  await expect(visited.getByRole("heading", { level: 3, name: /Tesla/ })).toBeVisible();
  const main = visited.locator("archive-chat .aom-main");
  await expect(main).toHaveCSS("background-color", "rgb(1, 2, 3)");
  await expect(main).toHaveCSS("color-scheme", "dark");
  expect(await main.boundingBox()).toMatchObject({ width: 420, height: 600 });
});

test("two elements on a page are two conversations, and one that is moved goes on", async ({ page: visited, host }) => {
  await visited.goto(`${host.url}/two`);
  await ask(visited, "Tesla", "What is light?");
  await expect(visited.locator("#left").getByText("What is light?", { exact: true })).toBeVisible();
  await expect(visited.locator("#right").getByText("What is light?", { exact: true })).toHaveCount(0);
  await visited.evaluate(() => {
    const [tesla] = document.querySelectorAll("archive-chat");
    document.querySelector("#right")!.append(tesla!);
  });
  await expect(visited.locator("#right").getByText("What is light?", { exact: true })).toBeVisible();
  await visited.evaluate(() => document.querySelector("#right")!.replaceChildren());
  expect(await visited.locator("archive-chat").count()).toBe(0);
});

test("the page sets properties, chooses a character and sends messages", async ({ page: visited, host }) => {
  await visited.goto(`${host.url}/late`);
  const element = visited.locator("archive-chat");
  // Before the script has come.
  await element.evaluate((chat) => Object.assign(chat, { character: "flux" }));
  await listen(visited);
  await visited.addScriptTag({ type: "module", url: "/minds/archive-chat.js" });
  await expect(field(visited, "Flux")).toBeVisible();
  await element.evaluate((chat) => chat.setAttribute("character", "faust"));
  await expect(field(visited, "Dr. Faust")).toBeVisible();
  await element.evaluate((chat: ArchiveChatElement) => chat.say("Was it worth it?"));
  await expect
    .poll(() => readTold(visited))
    .toEqual([
      ["archive-character", "faust"],
      ["archive-reply", "faust"],
    ]);
});

test("in German, the Chat Room speaks German of itself", async ({ page: visited, host }) => {
  await visited.goto(`${host.url}/german`);
  await visited.getByRole("button", { name: "Gesprächsrunde" }).click();
  const room = visited.getByRole("dialog", { name: "Die Gesprächsrunde" });
  // Before the first words, the field of the visitor's name is on the screen too.
  const composer = room.getByRole("textbox", { name: "Beitrag zur Diskussion" });
  await composer.fill("Tesla, what do you think of pigeons?");
  await visited.keyboard.press("Enter");
  await composer.fill("Cheesemaster, and you?");
  await visited.keyboard.press("Enter");
  await expect(room.getByRole("region", { name: "Diskussion" }).getByText(/nimmt nicht teil/)).toBeVisible();
});

test("a locale that is no language tag is said in the console, and English is shown", async ({
  page: visited,
  host,
}) => {
  const said: string[] = [];
  visited.on("console", (message) => said.push(message.text()));
  await visited.goto(`${host.url}/underscore`);
  await expect(visited.getByRole("button", { name: "Chat Room" })).toBeVisible();
  expect(said).toContainEqual(expect.stringContaining('<archive-chat locale="de_DE">: this is no language tag'));
});

test.describe("with `live`", () => {
  test.use({ permissions: ["microphone"] });

  test("a visitor talks live, and goes on in text with the same memory", async ({ page: visited, host, requests }) => {
    const button = (name: string) => visited.getByRole("button", { name, exact: true });
    await visited.goto(`${host.url}/live`);
    await button("Live").click();
    expect(requests.some((path) => /\/live-/.test(path))).toBe(true);
    await button("Start Conversation").click();
    await expect(visited.getByText(/Faust is (listening|speaking)/)).toBeVisible();
    await button("Keyboard").click();
    await visited.getByRole("textbox", { name: "Message" }).fill("Was it worth it?");
    await button("Send").click();
    await expect(visited.locator(".aom-message").nth(1)).toHaveAttribute("data-end", "complete");
    await button("End Conversation").click();
    await button("Text").click();
    await expect(visited.locator(".aom-message")).toHaveCount(2);
  });
});
