/**
 * Serves as the `ref` of tabs that may be wider than a phone: the chosen one is scrolled into sight, and the page stays
 * where it is.
 */
export function showChosenTab(tabs: HTMLElement | null): void {
  const chosen = tabs?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!tabs || !chosen) return;
  const { left, width } = tabs.getBoundingClientRect();
  tabs.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
}
