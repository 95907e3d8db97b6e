import { characters, tesla as character } from "@archive-of-minds/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** A client without a session. */
const ask = (path: string) => server.visitor().fetch(path);
const tesla = {
  id: "tesla",
  name: "Tesla",
  icon: character.emblem,
  title: "Nikola Tesla (1856-1943)",
  subtitle: "Now in 2025",
  description: "The inventor who gave the world its rotating magnetic field, delighted to find it still turning.",
  colour: { light: "#1d5fa8", dark: "#7db8f5" },
};

it("lists the characters without a session, in order and without prompts", async () => {
  const response = await ask("/api/characters");
  const listed = (await response.json()) as (typeof tesla)[];
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(listed[0]).toEqual(tesla);
  for (const { icon } of listed) expect(icon.strokes.join()).toMatch(/^[Mm]/);
  expect(listed).toEqual(
    characters.map(({ id, name, emblem, title, subtitle, description, colour }) => ({
      id,
      name,
      icon: emblem,
      title,
      subtitle,
      description,
      colour,
    })),
  );
});

it("returns one of them", async () => {
  const response = await ask("/api/characters/tesla");
  expect([response.status, await response.json()]).toEqual([200, tesla]);
});

it.each(["nobody", "Tesla", "__proto__", "constructor", "tesla%00", "%", "..%2fmemory", "a".repeat(5_000)])(
  "answers 404 for %s",
  async (id) => {
    const response = await ask(`/api/characters/${id}`);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: { type: "not_found", message: "There is no such character." } },
    ]);
  },
);
