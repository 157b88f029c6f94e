// A Chromium page whose every complaint is a test's failure: console errors and warnings, exceptions, answers of 400
// and more, and requests that leave the machine.
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
  Request,
  Response,
} from 'playwright-core';
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
  { expected, ...options }: WatchOptions = {},
): Promise<WatchedPage> {
  const page = await openPage(browser, options);
  const { complaints } = watchComplaints(page, expected);
  return { page, complaints, close: () => page.context().close() };
}

/** One whose requests are watched, and nothing else. */
export async function openPage(
  browser: Browser,
  { savesData, ...options }: Omit<WatchOptions, 'expected'> = {},
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  if (savesData) await saveData(context);
  const page = await context.newPage();
  watchRequests(page);
  leaveAfterLayers(page);
  return page;
}

/**
 * What was closed last is still being gone back over in the history, for some milliseconds: an address that a test asks for
 * meanwhile, faster than any hand, would be given up.
 */
function leaveAfterLayers(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...request) => {
    while (await page.evaluate(isGoingBack).catch(() => false)) await sleep(10);
    return goto(...request);
  };
}

function isGoingBack(): boolean {
  const { layers } = (history.state ?? {}) as { layers?: number };
  return (
    Boolean(layers) && !document.querySelector('dialog[open], [popover]:popover-open, details[data-drop-down][open]')
  );
}

export function watchComplaints(page: Page, expected?: RegExp): { complaints: string[]; stop(): void } {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!expected?.test(text)) complaints.push(text);
  };
  const onConsole = (message: ConsoleMessage) => {
    if (isLateFont(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  };
  const onError = (error: Error) => complain(`exception: ${error}`);
  const onResponse = (response: Response) => {
    if (response.status() >= 400) complain(`${response.status()} ${response.url()}`);
  };
  const onRequest = (request: Request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost' && hostname !== '127.0.0.1') {
      complain(`request to ${request.url()}`);
    }
  };
  page.on('console', onConsole).on('pageerror', onError).on('response', onResponse).on('request', onRequest);
  const stop = () => {
    page.off('console', onConsole).off('pageerror', onError).off('response', onResponse).off('request', onRequest);
  };
  return { complaints, stop };
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
