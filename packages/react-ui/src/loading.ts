// Parts that are loaded when they are needed, as the screens of this package load theirs: for a site that is made of them.
export { fetchAhead, lazyPart } from "./shared/lazy-part";
export { LazyBoundary, type LazyBoundaryProps } from "./primitives/LazyBoundary/LazyBoundary";
export { preloadDoors } from "./blocks/EmptyState/lazy-doors";
