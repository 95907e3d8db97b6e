import jsQR from "jsqr";
import { encode } from "uqr";
import { afterEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { QRDialog } from "./QRDialog";

const url = "https://archive-of-minds.example";
const picture = page.getByRole("img", { name: `QR code for ${url}` });

const open = (address: string | null = url) => render(<QRDialog open onClose={() => {}} url={address} />);

afterEach(() => void vi.restoreAllMocks());

/** What a scanner reads from the picture as the page shows it, a screenshot of it. */
async function scan(): Promise<string | undefined> {
  const base64 = await page.screenshot({ element: picture, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  context.drawImage(image, 0, 0);
  return jsQR(context.getImageData(0, 0, image.width, image.height).data, image.width, image.height, {
    inversionAttempts: "dontInvert",
  })?.data;
}

it.each(["light", "dark"])("can be scanned (%s)", async (colorScheme) => {
  await render(
    <div className="aom" style={{ colorScheme }}>
      <QRDialog open onClose={() => {}} url={url} />
    </div>,
  );
  await expect.element(picture).toBeVisible();
  expect(getComputedStyle(picture.element()).colorScheme).toBe(colorScheme);
  // A busy machine paints late.
  await expect.poll(scan).toBe(url);
});

/** The modules on the screen: `true` if the middle of one is dark. */
async function readModules(svg: Element): Promise<boolean[][]> {
  const scale = 8;
  const count = (svg as SVGSVGElement).viewBox.baseVal.width;
  const drawing = svg.cloneNode(true) as Element;
  drawing.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  drawing.setAttribute("width", String(count * scale));
  drawing.setAttribute("height", String(count * scale));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing.outerHTML)}`;
  await image.decode();
  const canvas = new OffscreenCanvas(count * scale, count * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  context.drawImage(image, 0, 0);
  const isDark = (x: number, y: number) => {
    const [red = 255, , , alpha] = context.getImageData((x + 0.5) * scale, (y + 0.5) * scale, 1, 1).data;
    expect(alpha).toBe(255);
    return red < 128;
  };
  return Array.from({ length: count }, (_, y) => Array.from({ length: count }, (__, x) => isDark(x, y)));
}

it("is titled with the name of the product", async () => {
  await open();
  await expect.element(page.getByRole("dialog", { name: "Scan to Access Archive of Minds" })).toBeVisible();
});

it("shows a code of 256 px that holds the address, dark on white with four modules of quiet around it", async () => {
  await open();
  await expect.element(picture).toBeVisible();
  const { width, height } = picture.element().getBoundingClientRect();
  expect([width, height]).toEqual([256, 256]);

  const { data, size } = encode(url, { ecc: "H", border: 4 });
  const modules = await readModules(picture.element());
  expect(modules).toEqual(data);
  const edge = [0, 1, 2, 3, size - 4, size - 3, size - 2, size - 1];
  const quiet = edge.flatMap((line) => [...(modules[line] ?? []), ...modules.map((row) => row[line])]);
  expect(quiet).not.toContain(true);
});

it("shows a code that stays readable with 30 % of it lost", async () => {
  await open();
  await expect.element(picture).toBeVisible();
  const modules = await readModules(picture.element());
  // The first two format bits are beside the first finder; the standard's mask for them is 10, and level H is 10.
  const level = [modules[12]?.[4], modules[12]?.[5]].map((isDark, index) => Number(isDark) ^ (index === 0 ? 1 : 0));
  expect(level).toEqual([1, 0]);
});

it("shows the address of the page without a public address", async () => {
  const { href } = location;
  history.replaceState(null, "", "/minds/?from=here#messages");
  await open(null);
  const address = `${location.origin}/minds/`;
  history.replaceState(null, "", href);
  await expect.element(page.getByRole("img", { name: `QR code for ${address}` })).toBeVisible();
  await expect.element(page.getByText(address, { exact: true })).toBeVisible();
});

it.each(["http://localhost:3001", "http://127.0.0.1/minds/", "http://[::1]:80/", "http://archive.localhost"])(
  "warns that %s opens on this device only",
  async (address) => {
    await open(address);
    await expect
      .element(
        page.getByText(
          "This address works on this device only. Ask the person who runs the archive for its public address.",
        ),
      )
      .toBeVisible();
  },
);

it.each(["https://localhost.example", "http://192.168.0.7:3001", url])(
  "shows no such warning for %s",
  async (address) => {
    await open(address);
    await expect.element(page.getByText(address, { exact: true })).toBeVisible();
    expect(page.getByText(/on this device only/).query()).toBeNull();
  },
);

it("copies the address and says so", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  await userEvent.click(page.getByRole("button", { name: "Copy URL" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("URL copied to clipboard!");
  expect(write).toHaveBeenCalledExactlyOnceWith(url);
});

it("announces a second copy to screen readers again", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open();
  const status = page.getByRole("status");
  await userEvent.click(page.getByRole("button", { name: "Copy URL" }));
  await expect.element(status).toHaveTextContent("URL copied to clipboard!");
  const said: string[] = [];
  const observer = new MutationObserver((changes) =>
    said.push(...changes.flatMap(({ addedNodes }) => [...addedNodes]).map(({ textContent }) => textContent ?? "")),
  );
  observer.observe(status.element(), { childList: true, subtree: true });
  await userEvent.click(page.getByRole("button", { name: "Copy URL" }));
  await expect.poll(() => said).toEqual(["URL copied to clipboard!"]);
  observer.disconnect();
});

it("shows what to do when the browser refuses the clipboard", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("Refused.", "NotAllowedError"));
  await open();
  await userEvent.click(page.getByRole("button", { name: "Copy URL" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("Select the address above and copy it by hand.");
});

it("shows what to do without a clipboard, as on pages without https", async () => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(undefined as never);
  await open();
  await userEvent.click(page.getByRole("button", { name: "Copy URL" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("Select the address above and copy it by hand.");
});

it("has tips for iPhone and Android", async () => {
  await open();
  await expect.element(page.getByRole("region", { name: "On iPhone" }).getByRole("listitem").first()).toBeVisible();
  await expect.element(page.getByRole("region", { name: "On Android" }).getByRole("listitem").first()).toBeVisible();
});
