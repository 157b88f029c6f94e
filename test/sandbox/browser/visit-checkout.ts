// A visit to the checkout of a test, whose every complaint is collected. Screenshots go to the directory named by
// SCREENSHOTS, if it is set.
import type { Browser, Page } from 'playwright-core';

export type Visit = {
  url: string;
  width: number;
  locale?: string;
  /** A refused payment is an answer that the browser's console calls an error. */
  refusal: RegExp;
  problems: string[];
};

export async function visitCheckout(browser: Browser, visit: Visit): Promise<Page> {
  const { url, width, locale = 'en', refusal, problems } = visit;
  const context = await browser.newContext({ viewport: { width, height: 620 }, locale: 'en-GB' });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !refusal.test(message.text())) problems.push(message.text());
  });
  await page.goto(`${url}/?locale=${locale}`);
  return page;
}

/** What came of the payment, when something has. */
export async function resultOf(page: Page): Promise<string> {
  await page.waitForFunction(() => !['', 'paying'].includes(document.getElementById('result')?.textContent ?? ''));
  return (await page.locator('#result').textContent()) ?? '';
}

export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}.png` });
}
