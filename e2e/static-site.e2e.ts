import { expect, test, visitor } from "./archive";
import { startFileHost } from "./file-host";

test.use({ hasServiceWorker: true });

test("the built site runs from a folder of any file host, with no server of its own", async ({ page }) => {
  const host = await startFileHost({ folder: "apps/demo/dist-static", prefix: "/minds/" });
  const requests: string[] = [];
  page.on("request", (request) => request.url().startsWith("http") && requests.push(new URL(request.url()).pathname));
  const { unlock, say, answer } = visitor(page);
  const address = `${host.url}/minds/`;
  await page.goto(`${address}?from=elsewhere#top`);
  await expect(page.getByText("New here? The code is “archive”.")).toBeVisible();
  await unlock("open sesame");
  await expect(page.getByRole("alert")).toHaveText("Incorrect password");
  await unlock();
  await say("Why did you choose alternating current?");
  expect(await answer()).toMatch(/current/i);
  await page.reload();
  await expect(visitor(page).messages).toHaveCount(2);

  // The QR code has the folder's address, not the host's.
  await page.getByRole("button", { name: "QR Code" }).click();
  const card = page.getByRole("dialog", { name: "Scan to Access Archive of Minds" });
  await expect(card.getByRole("img", { name: `QR code for ${address}`, exact: true })).toBeVisible();
  await expect(card.getByText(address, { exact: true })).toBeVisible();
  await expect(card.getByText("This address works on this device only.")).toBeVisible();
  await card.getByRole("button", { name: "Close" }).click();

  // The documentation is the server's.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await expect(settings.getByRole("button", { name: "Show the keys" })).toBeVisible();
  await expect(settings.getByRole("link")).toHaveCount(0);
  expect(requests.filter((path) => !path.startsWith("/minds/"))).toEqual([]);
  host.close();
});
