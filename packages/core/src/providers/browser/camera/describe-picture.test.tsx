import { expect, it } from "vitest";
import { createPictureDescriber } from "./describe-picture";

async function jpeg(...stripes: readonly string[]) {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 480 });
  const context = canvas.getContext("2d");
  for (const [place, colour] of stripes.entries()) {
    if (!context) break;
    context.fillStyle = colour;
    context.fillRect((place * 640) / stripes.length, 0, 640, 480);
  }
  return { jpegBase64: canvas.toDataURL("image/jpeg", 0.7).split(",")[1] ?? "" };
}

it("tells light and colour of a JPEG, and what has changed since the same character looked", async () => {
  const describePicture = createPictureDescriber();
  const [tesla, faust] = [{ characterId: "tesla" }, { characterId: "faust" }];
  const blue = await jpeg("rgb(20 40 220)");
  const poppies = await jpeg("white", "rgb(200 30 30)");
  expect([
    await describePicture(blue, tesla),
    await describePicture(blue, tesla),
    await describePicture(poppies, faust),
    await describePicture(poppies, tesla),
    await describePicture(await jpeg("white", "rgb(200 30 31)"), tesla),
  ]).toEqual([
    "a dim scene, mostly blue, with hardly a shadow",
    "a dim scene, mostly blue, with hardly a shadow",
    "a bright scene, with some red in it, with hard contrasts",
    "a bright scene, with some red in it, with hard contrasts, brighter than the last time",
    "a bright scene, with some red in it, with hard contrasts, much as it was the last time",
  ]);
});

it("compares with nothing that its conversation no longer knows of", async () => {
  const describePicture = createPictureDescriber();
  const [dark, bright] = [await jpeg("rgb(10 10 10)"), await jpeg("white")];
  const look = (picture: typeof dark, hasForgotten: boolean) =>
    describePicture(picture, { characterId: "tesla", hasForgotten });
  await look(dark, true);
  expect([await look(bright, true), await look(dark, false)]).toEqual([
    expect.not.stringContaining("last time"),
    expect.stringContaining("darker than the last time"),
  ]);
});

it("fails where there is no picture", async () => {
  await expect(createPictureDescriber()({ jpegBase64: "AAAA" }, { characterId: "tesla" })).rejects.toThrow();
});
