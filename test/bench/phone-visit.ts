// A first visit with a phone's means: a processor four times slower and a slow 4G connection, an empty cache, a small
// touch screen. What the page itself can tell of it is collected by a probe that runs before everything else.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type PhoneVisit = {
  lcpMs: number;
  /** When React has taken over the element that the visitor came for. */
  interactiveMs: number;
  layoutShift: number;
  scripts: LoadedFile[];
  fonts: LoadedFile[];
  pictures: LoadedFile[];
};

/** `endedMs`: when it had arrived, since the navigation began. `bytes`: compressed, without headers. */
export type LoadedFile = { path: string; bytes: number; endedMs: number };

type PhoneOptions = {
  /** The element that is to become interactive. */
  selector: string;
  isThrottled?: boolean;
  /** How many times slower the processor is, where it is throttled. */
  slowdown?: number;
  cookies?: Parameters<BrowserContext['addCookies']>[0];
  /** Another than a phone's. */
  screen?: BrowserContextOptions;
  /** The page holds a request open, so that its network is never idle. */
  isLive?: boolean;
  /** What is done when the page is quiet. */
  then?: (page: Page) => Promise<void>;
};

declare global {
  interface Window {
    benchProbe: { lcpMs: number; interactiveMs: number; layoutShift: number; slowestEventMs: number; shownMs: number };
  }
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const LATENCY_MS = 150;
const BYTES_A_SECOND = { down: 1_600_000 / 8, up: 750_000 / 8 };
const TIMEOUT_MS = 60_000;

export async function visitByPhone(
  browser: Browser,
  url: string,
  {
    selector,
    isThrottled = true,
    slowdown = CPU_SLOWDOWN,
    cookies = [],
    screen = phone,
    isLive = false,
    then,
  }: PhoneOptions,
): Promise<PhoneVisit> {
  const context = await browser.newContext(screen);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    if (isThrottled) await throttle(page, slowdown);
    await page.addInitScript(probe, selector);
    await page.goto(url, { waitUntil: 'load', timeout: TIMEOUT_MS });
    await page.waitForFunction(() => window.benchProbe.interactiveMs > 0, null, { timeout: TIMEOUT_MS });
    if (!isLive) await page.waitForLoadState('networkidle');
    const visit = await page.evaluate(readProbe);
    await then?.(page);
    return visit;
  } finally {
    await context.close();
  }
}

async function throttle(page: Page, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND.down,
    uploadThroughput: BYTES_A_SECOND.up,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** Runs in the page. */
function probe(selector: string): void {
  const figures = { lcpMs: 0, interactiveMs: 0, layoutShift: 0, slowestEventMs: 0, shownMs: 0 };
  window.benchProbe = figures;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: 16 }),
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcpMs = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) figures.layoutShift += value;
  });
  observe('event', (entry) => {
    const { duration, interactionId } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId) figures.slowestEventMs = Math.max(figures.slowestEventMs, duration);
  });
  // React notes the properties of each element that it has taken over at the element itself.
  const timer = setInterval(() => {
    const element = document.querySelector(selector);
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps'))) return;
    figures.interactiveMs = performance.now();
    clearInterval(timer);
  }, 10);
}

/** Runs in the page. */
function readProbe(): PhoneVisit {
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
    path: new URL(entry.name).pathname,
    bytes: entry.encodedBodySize,
    endedMs: entry.responseEnd,
  }));
  const { lcpMs, interactiveMs, layoutShift } = window.benchProbe;
  return {
    lcpMs,
    interactiveMs,
    layoutShift,
    scripts: files.filter(({ path }) => /\.m?js$/.test(path)),
    fonts: files.filter(({ path }) => /\.woff2?$/.test(path)),
    pictures: files.filter(({ path }) => path.startsWith('/media/')),
  };
}
