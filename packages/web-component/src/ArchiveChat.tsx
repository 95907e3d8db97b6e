import { chatSelectors, type ChatActorRef } from "@archive-of-minds/core";
import type { Labels } from "@archive-of-minds/react-ui";
import styles from "@archive-of-minds/react-ui/styles.layered.css?inline";
import { createRoot, type Root } from "react-dom/client";
import type { ArchiveChatElement, ArchiveChatEventMap } from "../archive-chat";
import { ChatPage, type Part } from "./ChatPage";
import { openSession, type Session } from "./open-session";

/** A height of its own where the page gives none. */
const hostStyles = `
:host { display: block; height: 40rem; }
:host([fill="window"]) { height: 100dvh; }
:host([hidden]) { display: none; }
`;

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

let sheets: readonly CSSStyleSheet[] | undefined;

/** `undefined` for what is no language tag, with which browsers format no date. */
function languageTag(locale: string | null): string | undefined {
  if (locale === null) return undefined;
  try {
    return new Intl.Locale(locale).toString();
  } catch {
    return undefined;
  }
}

const headingLevels = [1, 2, 3, 4, 5] as const;

/** Frameworks that draw on a server import this there, where there are no elements. */
const Base = globalThis.HTMLElement ?? (class {} as typeof HTMLElement);

const parts: readonly Part[] = ["camera", "memory", "room", "voice"];

/** Its attributes, slots and events are described where its type is declared. */
export class ArchiveChat extends Base implements ArchiveChatElement {
  static readonly observedAttributes = [
    "character",
    "theme",
    "locale",
    "heading-level",
    "fill",
    "live",
    "shortcuts",
    "without",
  ];

  #root: Root | undefined;
  #session: Session | undefined;
  #labels: Partial<Labels> | undefined;
  #character: string | undefined;

  get chat(): ChatActorRef | undefined {
    return this.#session?.chat;
  }

  get character(): string | null {
    const chat = this.chat;
    return chat ? chatSelectors.character(chat.getSnapshot()).id : this.getAttribute("character");
  }

  set character(id: string | null) {
    if (id === null) this.removeAttribute("character");
    else this.setAttribute("character", id);
  }

  get labels(): Partial<Labels> | undefined {
    return this.#labels;
  }

  set labels(labels: Partial<Labels> | undefined) {
    this.#labels = labels;
    this.#draw();
  }

  say(text: string): void {
    if (typeof text !== "string") throw new TypeError("<archive-chat>: say() was given no text. Pass one.");
    this.chat?.send({ type: "message.send", text });
  }

  stop(): void {
    this.chat?.send({ type: "reply.stop" });
  }

  connectedCallback(): void {
    if (this.#session) return;
    // Set before the element was defined.
    for (const name of ["labels", "character"] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = this[name];
      delete (this as Record<string, unknown>)[name];
      Object.assign(this, { [name]: value });
    }
    this.#session = openSession({
      characterId: this.getAttribute("character"),
      server: this.getAttribute("server"),
      hasVoice: !this.#without().has("voice"),
      voiceFile: this.getAttribute("voice-file"),
    });
    const { chat } = this.#session;
    chat.on("reply.finished", ({ message }) => this.#tell("archive-reply", { message }));
    chat.on("reply.failed", ({ failure }) => this.#tell("archive-failure", { failure }));
    this.#character = chatSelectors.character(chat.getSnapshot()).id;
    chat.subscribe((snapshot) => {
      const { id } = chatSelectors.character(snapshot);
      if (id === this.#character) return;
      this.#character = id;
      this.#tell("archive-character", { character: id });
    });
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    sheets ??= [sheetOf(hostStyles), sheetOf(styles)];
    shadow.adoptedStyleSheets = [...sheets];
    this.#root = createRoot(shadow);
    this.#draw();
    this.#tell("archive-ready", { chat });
  }

  disconnectedCallback(): void {
    // An element that is only moved in the page is connected again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#root?.unmount();
      this.#root = undefined;
      this.#session?.close();
      this.#session = undefined;
    });
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (name === "locale" && value !== null && languageTag(value) === undefined)
      // oxlint-disable-next-line no-console -- for the page's author.
      console.warn(
        `<archive-chat locale="${value}">: this is no language tag, such as "de" or "en-GB". It is shown in English.`,
      );
    if (name === "character" && value !== null) this.chat?.send({ type: "character.select", characterId: value });
    this.#draw();
  }

  #without(): ReadonlySet<Part> {
    const named = (this.getAttribute("without") ?? "").split(/\s+/);
    return new Set(parts.filter((part) => named.includes(part)));
  }

  #tell<Name extends keyof ArchiveChatEventMap>(name: Name, detail: ArchiveChatEventMap[Name]["detail"]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #draw(): void {
    if (!this.#root || !this.#session) return;
    const theme = this.getAttribute("theme");
    const level = Number(this.getAttribute("heading-level"));
    this.#root.render(
      <ChatPage
        session={this.#session}
        without={this.#without()}
        labels={this.#labels}
        locale={languageTag(this.getAttribute("locale"))}
        theme={theme === "light" || theme === "dark" ? theme : undefined}
        headingLevel={headingLevels.find((known) => known + 1 === level) ?? 1}
        hasLive={this.hasAttribute("live")}
        isPage={this.getAttribute("shortcuts") === "page"}
      />,
    );
  }
}
