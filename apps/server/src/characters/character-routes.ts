import { characters, findCharacter, type Character } from "@archive-of-minds/core";
import type { ServerCharacter } from "@archive-of-minds/core/providers/backend";
import { Hono } from "hono";
import { ApiError } from "../http/api-error";
import type { ServerEnv } from "../http/server-env";

/**
 * Who is in the archive: `GET /` for all of them, `GET /:id` for one. Open to anybody, since the site's own files say the
 * same before anyone has unlocked it. Prompts are no part of it.
 */
export function characterRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get("/", (c) => c.json(characters.map(publicFacts)))
    .get("/:id", (c) => {
      const character = findCharacter(c.req.param("id"));
      if (character === undefined) throw new ApiError(404, "not_found", "The archive has no such character.");
      return c.json(publicFacts(character));
    });
}

const publicFacts = ({ id, name, title, subtitle, description, colour, emblem }: Character): ServerCharacter => ({
  id,
  name,
  icon: emblem,
  title,
  subtitle,
  description,
  colour,
});
