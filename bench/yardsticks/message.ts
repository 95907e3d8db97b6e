const clock = new Intl.DateTimeFormat("en-US", { hour: "2-digit", minute: "2-digit", hour12: true });

/** What the product writes in a message's head. */
export function messageHead({ role, createdAt }: Pick<Msg, "role" | "createdAt">) {
  const date = new Date(createdAt);
  return {
    sender: role === "user" ? "You" : "Nikola Tesla",
    iso: date.toISOString(),
    time: clock.format(date).replace(/\s/u, " "),
  };
}

function child(parent: HTMLElement, tag: string, className: string, text = "") {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text) element.textContent = text;
  parent.append(element);
  return element;
}

/** The product's message in raw DOM; returns the text node, for what is still to come. */
export function appendMessage(list: HTMLElement, message: Omit<Msg, "id"> & { id?: string }) {
  const { sender, iso, time } = messageHead(message);
  const article = document.createElement("article");
  article.className = "aom-message";
  article.dataset["role"] = message.role;
  article.dataset["end"] = "complete";
  const head = child(article, "p", "aom-message-head");
  child(head, "b", "aom-message-sender", sender);
  head.append(" ");
  child(head, "time", "", time).setAttribute("datetime", iso);
  const node = document.createTextNode(message.text);
  child(article, "p", "aom-message-text").append(node);
  const tools = child(article, "p", "aom-message-tools");
  for (const [action, label] of [
    ["copy", "Copy"],
    ["share", "Share"],
    ["delete", "Delete"],
  ] as const) {
    const button = child(tools, "button", "");
    button.setAttribute("type", "button");
    button.setAttribute("aria-label", label);
    button.setAttribute("title", label);
    button.dataset["action"] = action;
    button.dataset["message"] = message.id ?? "";
  }
  list.append(article);
  return node;
}
