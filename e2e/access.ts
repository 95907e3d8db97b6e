import type { Locator, Page } from "@playwright/test";
import { expect } from "./archive";

/** One way of pressing controls, which counts the presses. Writing counts as none, but reaching the field does. */
export interface Hands {
  press(button: string): Promise<void>;
  /** Writes into a field and sends it off: by Enter where there is a keyboard, by the button where there is none. */
  write(field: string, text: string, button: string): Promise<void>;
  /** Chooses an option of a select by its place. */
  choose(select: string, option: number): Promise<void>;
  presses(): number;
}

const buttonOf = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first();
const fieldOf = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const selectOf = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });

/** More steps than any screen has controls. */
const FAR = 150;

/** Presses where a finger or a mouse would. Playwright scrolls to the control, and fails where something covers it. */
export function pointer(page: Page): Hands {
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  return {
    press: (name) => press(buttonOf(page, name)),
    async write(field, text, button) {
      await press(fieldOf(page, field));
      await page.keyboard.insertText(text);
      await press(buttonOf(page, button));
    },
    async choose(select, option) {
      await selectOf(page, select).selectOption({ index: option });
      presses += 2;
    },
    presses: () => presses,
  };
}

/** Runs in the page: whether the focused control can be seen, or a part of it. */
const isFocusSeen = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return true;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
};

/** Tab to the control, then Enter. Each control on the way has to be seen while it has the focus. */
export function keyboard(page: Page): Hands {
  let presses = 0;
  const tap = async (key: string) => {
    await page.keyboard.press(key);
    presses += 1;
  };
  const reach = async (target: Locator) => {
    await expect(target).toBeEnabled();
    for (let step = 0; step < FAR; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await tap("Tab");
      expect(await page.evaluate(isFocusSeen), "the focus is out of view").toBe(true);
    }
    throw new Error(`Not reached by Tab: ${String(target)}`);
  };
  return {
    async press(name) {
      await reach(buttonOf(page, name));
      await tap("Enter");
    },
    async write(field, text) {
      await reach(fieldOf(page, field));
      await page.keyboard.insertText(text);
      await tap("Enter");
    },
    async choose(select, option) {
      await reach(selectOf(page, select));
      for (let step = 0; step < option; step += 1) await tap("ArrowDown");
    },
    presses: () => presses,
  };
}

interface TreeNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly backendDOMNodeId?: number;
  readonly childIds?: readonly string[];
}

const CONTROLS = new Set(["button", "switch", "checkbox", "textbox", "combobox", "link", "radio"]);

/** Goes from control to control in the order of the accessibility tree, as a screen reader does, and knows them only by it. */
export function screenReader(page: Page): Hands {
  let presses = 0;
  let at: number | undefined;
  const session = page.context().newCDPSession(page);
  const controls = async () => {
    const cdp = await session;
    const { nodes } = (await cdp.send("Accessibility.getFullAXTree")) as { readonly nodes: readonly TreeNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const inOrder = (node: TreeNode | undefined): readonly TreeNode[] =>
      node ? [node, ...(node.childIds ?? []).flatMap((id) => inOrder(byId.get(id)))] : [];
    return inOrder(nodes[0]).filter(({ ignored, role }) => !ignored && CONTROLS.has(role?.value ?? ""));
  };
  const nameOf = ({ name }: TreeNode) => name?.value ?? "";
  /** Goes to the control, and returns what calls a function on its element. */
  const reach = async (role: string, name: string) => {
    await expect(async () => {
      const all = await controls();
      expect(all.filter((node) => nameOf(node) === "").map((node) => node.role?.value)).toEqual([]);
      const place = all.findIndex((node) => nameOf(node) === name && node.role?.value === role);
      expect(place, `${name} in the accessibility tree`).not.toBe(-1);
      // Forwards from the last control, or from the top where that one is gone.
      const from = all.findIndex(({ backendDOMNodeId }) => backendDOMNodeId === at);
      presses += (place - from + all.length) % all.length;
      at = all[place]?.backendDOMNodeId;
    }).toPass();
    const cdp = await session;
    const { object } = await cdp.send("DOM.resolveNode", { backendNodeId: at ?? 0 });
    return (functionDeclaration: string) =>
      cdp.send("Runtime.callFunctionOn", { objectId: object.objectId ?? "", functionDeclaration, userGesture: true });
  };
  return {
    async press(name) {
      const call = await reach("button", name);
      await call("function () { this.focus(); this.click(); }");
      presses += 1;
    },
    async write(field, text) {
      const call = await reach("textbox", field);
      await call("function () { this.focus(); }");
      await page.keyboard.insertText(text);
      await page.keyboard.press("Enter");
      presses += 1;
    },
    async choose(select, option) {
      const call = await reach("combobox", select);
      await call("function () { this.focus(); }");
      for (let step = 0; step < option; step += 1) await page.keyboard.press("ArrowDown");
      presses += option;
    },
    presses: () => presses,
  };
}
