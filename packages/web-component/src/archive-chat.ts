import { ArchiveChat } from "./ArchiveChat";

if (typeof customElements !== "undefined" && !customElements.get("archive-chat"))
  customElements.define("archive-chat", ArchiveChat);

export { ArchiveChat };
