import type { PresenceDrawing } from "./drawing";

/** Fetches the drawing of a character; for one without its own, a rosette. */
export async function fetchDrawing(characterId: string): Promise<PresenceDrawing> {
  const { draw } = await (() => {
    switch (characterId) {
      case "tesla":
        return import("./drawings/tesla");
      case "hypatia":
        return import("./drawings/hypatia");
      case "faust":
        return import("./drawings/faust");
      case "flux":
        return import("./drawings/flux");
      case "cheesemaster":
        return import("./drawings/cheesemaster");
      default:
        return import("./drawings/rosette");
    }
  })();
  return draw;
}
