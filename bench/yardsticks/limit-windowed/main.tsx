// Physical limit of any client: raw DOM in which only the last 60 messages exist.
import { appendMessage } from "../message";

const KEEP = 60;
let root: HTMLElement, list: HTMLElement;
window.bench = {
  mount({ history }) {
    root = document.getElementById("root")!;
    root.innerHTML = '<div class="list"></div><textarea id="t"></textarea>';
    list = root.firstElementChild as HTMLElement;
    for (const m of history.slice(-KEEP)) appendMessage(list, m);
    list.scrollTop = 1e9;
  },
  async startStream(deltas) {
    appendMessage(list, { role: "user", text: "go", createdAt: Date.now() });
    const node = appendMessage(list, { role: "assistant", text: "", createdAt: Date.now() });
    let buf = "",
      raf = 0;
    const flush = () => {
      raf = 0;
      node.appendData(buf);
      buf = "";
      list.scrollTop = 1e9;
    };
    for await (const d of deltas) {
      buf += d;
      raf ||= requestAnimationFrame(flush);
    }
    if (raf) {
      cancelAnimationFrame(raf);
      flush();
    }
  },
  typeTarget: "#t",
  unmount() {
    root.textContent = "";
  },
};
