// A line so slow that people act before the page's scripts are there. The document, its sheets and pictures come as ever.
import type { ElementHandle, Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { untilSettled } from '../settled-page.ts';

export type HeldScripts = {
  /** Goes there and waits until it is seen, and for nothing else. */
  open(url: string): Promise<void>;
  /** Lets the scripts come that were asked for, and all that are asked for from then on. */
  release(): Promise<void>;
  /** Waits until the page has them and is at rest. */
  untilTakenOver(): Promise<void>;
};

/** `files`: the names that are held back, or a pattern of them. */
export async function holdScripts(page: Page, files: string | readonly string[] = '*'): Promise<HeldScripts> {
  const held: Route[] = [];
  let isHolding = true;
  const addresses =
    typeof files === 'string'
      ? `**/assets/${files}.js`
      : ({ pathname }: URL) => files.some((file) => pathname.endsWith(`/${file}`));
  await page.route(addresses, (route) => (isHolding ? void held.push(route) : route.continue()));
  const release = async () => {
    isHolding = false;
    // A page that was left in the meantime waits for none of them.
    await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
  };
  return {
    async open(url) {
      isHolding = true;
      await page.goto(url, { waitUntil: 'commit' });
      // The last that the document has.
      await page.locator('#kasa-state').waitFor({ state: 'attached' });
      // Nothing is shown, and so nothing can be pressed, before the sheets are there.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    },
    release,
    async untilTakenOver() {
      const held = await fieldInFocus(page);
      await release();
      await untilSettled(page);
      if (await held?.evaluate((field) => field.isConnected && field !== document.activeElement))
        assert.unreachable('the scripts took the focus out of the field that somebody was typing into');
    },
  };
}

async function fieldInFocus(page: Page): Promise<ElementHandle<Element> | null> {
  const focus = await page.evaluateHandle(() => {
    const element = document.activeElement;
    return element?.matches('input, select, textarea, [contenteditable=true]') ? element : null;
  });
  return focus.asElement();
}
