// Fifty shoppers, who look at a page for a second and then at the next, while something else is done.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { benchPages } from '../bench-shop.ts';
import type { PinnedProcess } from '../pinned-process.ts';

export const SHOPPERS = 50;
/** How long a shopper looks at a page. */
export const LOOK_MS = 1_000;

/** `rate`: pages a second; `p95`: milliseconds. */
export type Watched = { rate: number; p95: number };

/** The memory of the process itself in megabytes, without those that it has started. */
export function ownMemory({ pid }: PinnedProcess): number {
  return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4_096) / 1e6;
}

/** What fifty shoppers get while something is done. */
export async function beside(
  server: PinnedProcess,
  work: () => Promise<unknown>,
  pages: Readonly<Record<'listing' | 'product', string>> = benchPages,
): Promise<Watched> {
  const times: number[] = [];
  const until = { isOver: false };
  const startedAt = performance.now();
  const shoppers = Array.from({ length: SHOPPERS }, (_, number) => shopAround(server, number, { times, until, pages }));
  let seconds = 0;
  const worked = work().finally(() => {
    until.isOver = true;
    seconds = (performance.now() - startedAt) / 1_000;
  });
  // All at once: a shopper who gets no page ends the measurement, and not the whole bench.
  await Promise.all([worked, ...shoppers]);
  const sorted = times.toSorted((one, other) => one - other);
  return { rate: times.length / seconds, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 };
}

type Shopping = { times: number[]; until: { isOver: boolean }; pages: Record<'listing' | 'product', string> };

async function shopAround({ port }: PinnedProcess, number: number, { times, until, pages }: Shopping): Promise<void> {
  await sleep((number / SHOPPERS) * LOOK_MS);
  for (let visit = number; !until.isOver; visit++) {
    const path = visit % 2 === 0 ? pages.listing : pages.product;
    const askedAt = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.push(performance.now() - askedAt);
    await sleep(LOOK_MS);
  }
}
