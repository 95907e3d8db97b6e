import { lazyPart } from "../../shared/lazy-part";

const fetchRail = () => import("./Rail");
const fetchBeside = () => import("./Beside");

export const Rail = lazyPart(fetchRail, (part) => part.Rail);
export const Beside = lazyPart(fetchBeside, (part) => part.Beside);
