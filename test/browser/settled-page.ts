// Waits until a page is at rest: React has taken it over and is idle, and what the page asked for has come. A network
// that is idle for half a second is the same half a second later.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request, Response } from 'playwright-core';
import { livePath } from '#src/live/live-messages.ts';
import { HANG_MS } from '../fixtures/until.ts';
import { untilHydrated } from './shopper-steps.ts';

/** What a page goes on to hear, and what it says without listening to an answer. */
const endless = ['eventsource', 'ping'];
const isEndless = (request: Request) =>
  endless.includes(request.resourceType()) || new URL(request.url()).pathname === livePath;
const pending = new WeakMap<Page, Set<Request>>();

/** Watches a page; called before its first address. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => {
    // What a page that is being left has asked for may never be answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (!isEndless(request)) requests.add(request);
  });
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
}

export function hasOpenRequests(page: Page): boolean {
  const requests = pending.get(page);
  if (!requests) throw new Error('the requests of this page are not watched');
  return requests.size > 0;
}

/** Waits for a page whose requests are watched. */
export async function untilSettled(page: Page): Promise<void> {
  const requests = pending.get(page);
  if (!requests) throw new Error('the requests of this page are not watched');
  const startedAt = performance.now();
  do {
    while (requests.size > 0) {
      const isTooLate = performance.now() - startedAt > HANG_MS;
      if (isTooLate) throw new Error(`never came: ${[...requests].map((request) => request.url())}`);
      await sleep(10);
    }
    // What React asks for, having begun, is pending by then.
    await untilHydrated(page);
  } while (requests.size > 0);
}

/** Goes there and waits until the page is at rest. */
export async function visit(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url);
  await untilSettled(page);
  return answer;
}
