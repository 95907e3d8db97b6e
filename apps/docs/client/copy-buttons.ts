/** Gives each block of code a button that copies it. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll("pre")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    const rest = "Copy";
    button.textContent = rest;
    const say = (words: string) => {
      button.textContent = words;
      button.addEventListener("blur", () => (button.textContent = rest), { once: true });
    };
    button.addEventListener("click", () => {
      navigator.clipboard.writeText(block.innerText).then(
        () => say("Copied"),
        () => say("Not allowed to copy"),
      );
    });
    const frame = document.createElement("div");
    frame.className = "code";
    block.replaceWith(frame);
    frame.append(block, button);
  }
}
