import { withContestant } from "./pages.mjs";

/** The yardsticks are worth comparing with only as long as they draw the very messages the product draws. */
export async function checkMessages(context) {
  const shapes = [];
  for (const name of ["product", "react", "windowed"]) {
    shapes.push(
      await withContestant(context, name, async ({ drive }) => {
        await drive("open", 10);
        return drive("messageShape");
      }),
    );
  }
  if (new Set(shapes).size > 1)
    throw new Error(`The messages differ; bring bench/yardsticks up to date.\n${shapes.join("\n")}`);
}
