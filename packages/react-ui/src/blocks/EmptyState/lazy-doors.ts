import { fetchAhead, lazyPart } from "../../shared/lazy-part";

const fetchDoors = () => import("./Doors");

export const Doors = lazyPart(fetchDoors, (part) => part.Doors);

/**
 * Fetches what an empty conversation shows besides: call it before a `<CharacterChat>` is shown, such as while a visitor
 * logs in, and the doors are there with it.
 */
export async function preloadDoors(): Promise<void> {
  // Where it fails, they are fetched again when they are shown.
  await fetchAhead(fetchDoors).catch(() => {});
}
