/**
 * Sets the visible height of the page for the styles while a keyboard covers a part of it. Some browsers shrink the page
 * themselves, as the viewport's `interactive-widget` asks; others, such as Safari, only report the visible height.
 */
export function followVisibleHeight(): void {
  const { visualViewport: view } = window;
  if (!view) return;
  const follow = () => {
    const isCovered = view.scale === 1 && view.height < window.innerHeight - 1;
    const { style } = document.documentElement;
    if (isCovered) style.setProperty("--aom-visible-height", `${view.height}px`);
    else style.removeProperty("--aom-visible-height");
    // The browser has scrolled the page to show the field, which is visible without that now.
    if (isCovered && view.offsetTop > 0) window.scrollTo(0, 0);
    // Not where it is in an element that scrolls itself.
    if (isCovered) document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  view.addEventListener("resize", follow);
  view.addEventListener("scroll", follow);
  follow();
}
