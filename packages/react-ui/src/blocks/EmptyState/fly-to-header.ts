/** As long as the ink of the page takes to change. */
const DURATION = 450;

/**
 * Moves a copy of a door's drawing to the character's place in the header. Does nothing where there is no drawing yet, and
 * for visitors who want no motion.
 */
export function flyToHeader(door: Element): void {
  const screen = door.closest(".aom-main");
  const seal = screen?.querySelector(".aom-seal");
  const drawing = door.querySelector("canvas");
  if (!screen || !seal || !drawing || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const [around, from, to] = [screen, drawing, seal].map((element) => element.getBoundingClientRect());
  if (!around || !from || !to) return;
  const copy = document.createElement("canvas");
  copy.width = drawing.width;
  copy.height = drawing.height;
  copy.getContext("2d")?.drawImage(drawing, 0, 0);
  Object.assign(copy.style, {
    position: "absolute",
    left: `${String(from.left - around.left)}px`,
    top: `${String(from.top - around.top)}px`,
    width: `${String(from.width)}px`,
    height: `${String(from.height)}px`,
    transformOrigin: "0 0",
    pointerEvents: "none",
  });
  screen.append(copy);
  const [right, down] = [to.left - from.left, to.top - from.top];
  const moved = `translate(${String(right)}px, ${String(down)}px) scale(${String(to.width / from.width)})`;
  const flight = copy.animate([{}, { transform: moved, opacity: 0.2 }], {
    duration: DURATION,
    easing: "cubic-bezier(0.3, 0, 0.2, 1)",
  });
  const land = () => copy.remove();
  flight.finished.then(land, land);
}
