import { expect, test } from "./archive";
import { FORBIDDEN_WORKER } from "./watched-site";

test("violations of the content security policy in a page or a worker fail a test", async ({
  page,
  archive,
  refused,
}) => {
  await page.goto(archive.url);
  await page.evaluate(() => fetch("http://127.0.0.1:9/").catch(() => {}));
  await expect.poll(() => refused.join(" ")).toContain("violates the following Content Security Policy");
  await page.evaluate((address) => void new Worker(address, { type: "module" }), FORBIDDEN_WORKER);
  await expect.poll(() => refused.at(-1)).toContain("in a worker: connect-src http://127.0.0.1:9");
  // Provoked by this test.
  refused.length = 0;
});
