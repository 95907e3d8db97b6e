import { characters, findCharacter, type Character } from "@archive-of-minds/core";
import { Hono } from "hono";
import { ApiError } from "../http/api-error";
import type { ServerEnv } from "../http/server-env";

/**
 * The characters: `GET /` for all, `GET /:id` for one. No session is needed, since the site's own files say the same.
 * Prompts are not included.
 */
export function characterRoutes(): Hono<ServerEnv> {
  return new Hono<ServerEnv>()
    .get("/", (c) => c.json(characters.map(publicFacts)))
    .get("/:id", (c) => {
      const character = findCharacter(c.req.param("id"));
      if (character === undefined) throw new ApiError(404, "not_found", "There is no such character.");
      return c.json(publicFacts(character));
    });
}

const publicFacts = ({ id, name, title, subtitle, description, colour, emblem }: Character) => ({
  id,
  name,
  icon: emblem,
  title,
  subtitle,
  description,
  colour,
});
