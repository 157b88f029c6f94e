// Waits until nothing on a page will change by itself: no request is open, React has nothing left to render, every part that
// comes late is there, and no pause runs out soon, such as the one after typing. React shows a late part up to 0.3 s after its
// code has come, in which the network and the processor are at rest.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { HANG_MS } from '../../fixtures/until.ts';
import { hasOpenRequests, watchRequests } from '../settled-page.ts';

/** Longer timers keep what was typed, give up on something, or ask again: nothing that is shown waits for them. */
const LONGEST_PAUSE_MS = 400;

declare global {
  interface Window {
    pausesForTests?: Set<string>;
  }
}

/** Watches a page; called before its first address. */
export async function watchRest(page: Page): Promise<void> {
  watchRequests(page);
  await page.addInitScript((longest) => {
    const { setTimeout: begin, clearTimeout: end, requestAnimationFrame: draw, cancelAnimationFrame: drop } = window;
    const pauses = new Set<string>();
    const beginCounted = (work: TimerHandler, ms = 0, ...given: unknown[]) => {
      if (ms > longest || typeof work !== 'function') return begin(work, ms, ...given);
      const id = begin(() => {
        pauses.delete(`${id} ms`);
        work(...given);
      }, ms);
      pauses.add(`${id} ms`);
      return id;
    };
    const drawCounted = (work: FrameRequestCallback) => {
      const id = draw((time) => {
        pauses.delete(`${id} frame`);
        work(time);
      });
      pauses.add(`${id} frame`);
      return id;
    };
    Object.assign(window, {
      pausesForTests: pauses,
      setTimeout: beginCounted,
      requestAnimationFrame: drawCounted,
      clearTimeout(id?: number) {
        pauses.delete(`${id} ms`);
        end(id);
      },
      cancelAnimationFrame(id: number) {
        pauses.delete(`${id} frame`);
        drop(id);
      },
    });
  }, LONGEST_PAUSE_MS);
}

/** Waits for a page whose rest is watched, and which has been visited. */
export async function untilAtRest(page: Page): Promise<void> {
  const startedAt = performance.now();
  for (let missing: string | null = 'a request'; ; await sleep(10)) {
    if (!hasOpenRequests(page)) missing = await page.evaluate(findUnfinished);
    if (!missing && !hasOpenRequests(page)) return;
    if (performance.now() - startedAt > HANG_MS) throw new Error(`never came to rest: ${missing}`);
  }
}

/** What is still going to change, when React has had its turn; null when all has been done. */
async function findUnfinished(): Promise<string | null> {
  type Fiber = {
    tag: number;
    memoizedState: unknown;
    stateNode: { current: Fiber; pendingLanes: number };
    child: Fiber | null;
    sibling: Fiber | null;
  };
  // React's numbers for what may wait for its code, for what its server has drawn, and for what is not shown.
  const [suspense, activity, offscreen] = [13, 31, 22];
  const isWaiting = ({ tag, memoizedState }: Fiber) => (tag === suspense || tag === activity) && memoizedState !== null;
  const isHidden = ({ tag, memoizedState }: Fiber) => tag === offscreen && memoizedState !== null;
  const hasWaiting = (fiber: Fiber | null): boolean => {
    for (let at = fiber; at; at = at.sibling) if (isWaiting(at) || (!isHidden(at) && hasWaiting(at.child))) return true;
    return false;
  };

  // Effects of what was rendered last are run by then.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
  if (window.pausesForTests?.size) return `pauses: ${[...window.pausesForTests]}`;
  for (const element of document.querySelectorAll('body, body *')) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
    // What React keeps on an element is in no type of browsers.
    const container = key && (element as unknown as Record<string, Fiber | null>)[key];
    if (!container) continue;
    const { current, pendingLanes } = container.stateNode;
    if (pendingLanes !== 0) return `work of React in #${element.id} (${pendingLanes.toString(2)})`;
    if (hasWaiting(current)) return `a late part in #${element.id}`;
  }
  return null;
}
