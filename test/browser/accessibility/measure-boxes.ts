// What only a page as it is drawn tells: what needs sideways scrolling, texts that stand over one another, amounts of which
// a part is cut off, and fields that a phone enlarges.
import type { Page } from 'playwright-core';

/** Elements whose text or picture begins in the screen and ends beyond it, unless they lie in something that scrolls. */
export function listTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const all = [...document.querySelectorAll('body *')];
    const scrolled = all.filter((element) => getComputedStyle(element).overflowX !== 'visible');
    const tooWide = all.filter((element) => {
      const { left, right, height } = element.getBoundingClientRect();
      const isBeyond = element.checkVisibility() && height > 0 && right > width + 1 && left < width;
      return isBeyond && !scrolled.some((outer) => outer !== element && outer.contains(element));
    });
    const overflow = document.documentElement.scrollWidth - width;
    return [
      ...(overflow > 0 ? [`the page is ${overflow} px wider than ${width} px`] : []),
      ...tooWide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')} at ${width} px`),
    ];
  });
}

/** Fields in which a phone of Apple's enlarges the whole page as soon as somebody types. */
export function listSmallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // What is folded is not rendered, and not measured.
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const typed = 'input:not([type="radio"], [type="checkbox"], [type="hidden"], [type="submit"]), select, textarea';
    return [...document.querySelectorAll(typed)]
      .filter((field) => field.checkVisibility())
      .map((field) => [field.getAttribute('name'), Number.parseFloat(getComputedStyle(field).fontSize)] as const)
      .filter(([, size]) => size < 16)
      .map(([name, size]) => `the field ${name} is written in ${size} px`);
  });
}

/** Texts that are printed one over the other, and amounts that are not whole, at the width that the page has. */
export function listUnreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Line = { text: string; element: Element; layer: Element | null; box: DOMRect };
    const width = document.documentElement.clientWidth;
    const amount = /\d\s?(?:zł|€|£|Kč|Ft|lei|kr|CHF|EUR|PLN|CZK|GBP)|(?:€|£|\$)\s?\d/;

    /** What lies above the page by intention: a bar that stays, a dialog, a menu. */
    function layerOf(element: Element): Element | null {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { position } = getComputedStyle(at);
        if (position === 'fixed' || position === 'sticky' || at.matches(':popover-open, :modal')) return at;
      }
      return null;
    }

    function clipsOf(element: Element): Element[] {
      const clips: Element[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        if (overflowX !== 'visible' || clipPath !== 'none') clips.push(at);
      }
      return clips;
    }

    const isHidden = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) ||
      clipsOf(element).some(
        (clip) => clip.clientWidth <= 1 || clip.clientHeight <= 1 || getComputedStyle(clip).clipPath === 'inset(50%)',
      );

    function seenIn(box: DOMRect, clip: DOMRect): DOMRect {
      const left = Math.max(box.left, clip.left);
      const top = Math.max(box.top, clip.top);
      const right = Math.max(left, Math.min(box.right, clip.right));
      const bottom = Math.max(top, Math.min(box.bottom, clip.bottom));
      return new DOMRect(left, top, right - left, bottom - top);
    }

    const lines: Line[] = [];
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('svg, script, style, noscript, option') || isHidden(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const clips = clipsOf(element).map((clip) => clip.getBoundingClientRect());
      const rows = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (/^\d+\+?$/.test(text) && rows.size > 1) cut.push(`broken over ${rows.size} lines: ${text}`);
      for (const whole of range.getClientRects()) {
        const box = clips.reduce(seenIn, whole);
        if (whole.width - box.width > 1 && amount.test(text)) cut.push(`cut at ${width} px: ${text}`);
        if (box.width >= 1 && box.height >= 1) lines.push({ text, element, layer: layerOf(element), box });
      }
    }
    const over: string[] = [];
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.element === other.element || one.layer !== other.layer) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 2)
          over.push(`“${one.text}” over “${other.text}” at ${width} px`);
      }
    }
    return [...new Set([...cut, ...over])];
  });
}
