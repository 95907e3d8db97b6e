import { expect, test } from "./archive";
import { FORBIDDEN_WORKER } from "./watched-site";

test("what the content security policy refuses a page or a worker is noticed here", async ({
  page,
  archive,
  refused,
}) => {
  await page.goto(archive.url);
  await page.evaluate(() => fetch("http://127.0.0.1:9/").catch(() => {}));
  await expect.poll(() => refused.join(" ")).toContain("violates the following Content Security Policy");
  await page.evaluate((address) => void new Worker(address, { type: "module" }), FORBIDDEN_WORKER);
  await expect.poll(() => refused.at(-1)).toContain("in a worker: connect-src http://127.0.0.1:9");
  // Asked for here, so nobody is to blame.
  refused.length = 0;
});
