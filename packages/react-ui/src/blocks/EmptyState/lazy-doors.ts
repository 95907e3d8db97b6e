import { lazyPart } from "../../shared/lazy-part";

export const fetchDoors = () => import("./Doors");

export const Doors = lazyPart(fetchDoors, (part) => part.Doors);
