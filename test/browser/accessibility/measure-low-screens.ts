// A screen that is enlarged four times is 320 px wide and 256 px high, less than a phone that lies on its side: bars that
// stay in sight must leave room there, and nothing that has the focus may lie behind them or out of reach.
import type { Page } from 'playwright-core';

/** A screen of 1280 × 1024 pixels at 400 %. */
export const enlargedFourTimes = { width: 320, height: 256 };

/** What the focus goes to and nobody sees, and how much bars leave of the screen where that is less than half. */
export function listHiddenByBars(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { innerWidth: width, innerHeight: height } = window;

    function shownFor(element: HTMLElement): Element {
      const isDrawnByLabel = element.matches('input:is([type="radio"], [type="checkbox"], [type="file"])');
      return (isDrawnByLabel && (element as HTMLInputElement).labels?.[0]) || element;
    }

    function isSeen(element: Element): boolean {
      const points = [...element.getClientRects()].flatMap((box) => {
        const left = Math.max(0, box.left);
        const right = Math.min(width, box.right);
        const top = Math.max(0, box.top);
        const bottom = Math.min(height, box.bottom);
        if (right - left < 1 || bottom - top < 1) return [];
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        return parts.flatMap((x) => parts.map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const));
      });
      return points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    }

    function isInBar(hit: Element | null): boolean {
      for (let at = hit; at; at = at.parentElement) if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
      return false;
    }

    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const reachable = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not([tabindex="-1"])';
    // What somebody has opened over the page is closed by Escape, which leaves the focus where it is.
    const layers = ':modal, [popover]:not([popover="manual"]):popover-open, details[data-drop-down][open]';
    const opened = [...document.querySelectorAll(layers)].at(-1);
    const hidden: HTMLElement[] = [];
    for (const element of (opened ?? document).querySelectorAll<HTMLElement>(reachable)) {
      const hasOpened = element.matches('summary') && element.parentElement === opened;
      if (hasOpened || !element.checkVisibility()) continue;
      element.focus();
      if (document.activeElement !== element || isSeen(shownFor(element))) continue;
      // Lists of suggestions close when the focus goes.
      await drawn();
      if (document.activeElement === element && !isSeen(shownFor(element))) hidden.push(element);
    }
    const faults = hidden.map(
      (element) =>
        `out of sight: ${element.tagName.toLowerCase()} “${element.textContent.trim() || element.outerHTML.slice(0, 120)}”`,
    );
    if (opened) return faults;
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, (document.documentElement.scrollHeight - height) / 2);
    const rows = Array.from({ length: height / 2 }, (_, index) => index * 2 + 1);
    const free = rows.filter((y) => [0.2, 0.5, 0.8].some((x) => !isInBar(document.elementFromPoint(width * x, y))));
    const left = free.length * 2;
    return left < height / 2 ? [...faults, `bars leave ${left} of ${height} px`] : faults;
  });
}
