// A Chromium page whose every complaint is a test's failure: console errors and warnings, exceptions, answers of 400
// and more, and requests that leave the machine.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { watchRequests } from './settled-page.ts';

export const viewports = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } } as const;

export type WatchedPage = {
  page: Page;
  complaints: string[];
  close(): Promise<void>;
};

export type WatchOptions = BrowserContextOptions & {
  /** Complaints that the test provokes on purpose. */
  expected?: RegExp;
  /** Fetches nothing of what its links lead to: for tests that look at pages one by one. */
  savesData?: true;
};

export async function openWatchedPage(
  browser: Browser,
  { expected, savesData, ...options }: WatchOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  if (savesData) await saveData(context);
  const page = await context.newPage();
  watchRequests(page);
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (isLateFont(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => complain(`exception: ${error}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1') {
      complain(`request to ${request.url()}`);
    }
  });
  return { page, complaints, close: () => context.close() };
}

/** The font is optional: a busy machine that has it a tenth of a second late shows the page without, and says so. */
function isLateFont(text: string): boolean {
  return /\.woff2 was preloaded using link preload but not used/.test(text);
}

export function saveData(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

/**
 * Fails the first request for `pattern`. The handler stays: taking it away turns the browser's interception off, and a
 * navigation that starts at that moment may be lost.
 */
export async function failOnce(page: Page, pattern: string): Promise<void> {
  let requests = 0;
  await page.route(pattern, (route) => (requests++ === 0 ? route.abort() : route.continue()));
}
