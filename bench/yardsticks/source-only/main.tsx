// Calibration: drains the token source and shows nothing but the first and last delta.
import { appendMessage } from "../message";

let box: HTMLElement, node: Text;
window.bench = {
  mount({ history }) {
    box = document.getElementById("root")!;
    box.innerHTML = '<div class="list"></div><textarea id="t"></textarea>';
    node = appendMessage(box.firstElementChild as HTMLElement, {
      role: "assistant",
      text: history.at(-1)?.text ?? "",
      createdAt: Date.now(),
    });
  },
  async startStream(deltas) {
    let n = 0,
      last = "";
    for await (const d of deltas) {
      if (!n++) node.data = d;
      last = d;
    }
    node.data = last;
  },
  typeTarget: "#t",
  unmount() {
    box.textContent = "";
  },
};
