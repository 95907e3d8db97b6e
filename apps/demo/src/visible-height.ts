/**
 * Tells the styles how much of the page can be seen while a keyboard covers a part of it. Some browsers shrink the page by
 * themselves, as the viewport's `interactive-widget` asks; others, such as Safari, only say how much is left.
 */
export function followVisibleHeight(): void {
  const { visualViewport: view } = window;
  if (!view) return;
  const follow = () => {
    const isCovered = view.scale === 1 && view.height < window.innerHeight - 1;
    const { style } = document.documentElement;
    if (isCovered) style.setProperty("--aom-visible-height", `${view.height}px`);
    else style.removeProperty("--aom-visible-height");
    // The browser has moved the page to show the field, which is in view by now without that.
    if (isCovered && view.offsetTop > 0) window.scrollTo(0, 0);
    // Not so where it stands in something that scrolls by itself.
    if (isCovered) document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  view.addEventListener("resize", follow);
  view.addEventListener("scroll", follow);
  follow();
}
