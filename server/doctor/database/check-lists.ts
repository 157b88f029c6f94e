// How long the office's lists take just now, the first page of each as it is opened. With a million rows that is
// milliseconds: one that is slow lacks memory, or statistics of what its tables hold.
import { performance } from 'node:perf_hooks';
import { listProductsForStaff } from '../../catalogue/office/product-list/list-products-for-staff.ts';
import { listCustomers } from '../../customers/list-customers.ts';
import type { Db } from '../../database/connect.ts';
import { listOrders } from '../../orders/office/list-orders.ts';
import { readShop } from '../../shop/read-settings.ts';
import { type Check, type CheckResult, fine, warning } from '../finding.ts';

export const SLOW_MS = 500;
const ROWS = 50;

export const checkLists: Check = {
  name: 'lists',
  run: async ({ db }) => judgeLists(await timeLists(db)),
};

export type TimedList = { name: string; ms: number };

export function judgeLists(timed: readonly TimedList[]): CheckResult[] {
  const slow = timed.filter(({ ms }) => ms > SLOW_MS);
  const say = (lists: readonly TimedList[]) => lists.map(({ name, ms }) => `${name} ${Math.round(ms)} ms`).join(', ');
  if (slow.length === 0) return [fine(`are quick: ${say(timed)}`)];
  return [
    warning(
      `are slow: ${say(slow)}`,
      'Run: vacuum analyze. If they stay slow, give PostgreSQL more memory (shared_buffers), or look for who keeps it busy (pg_stat_activity).',
    ),
  ];
}

async function timeLists(db: Db): Promise<TimedList[]> {
  const { markets } = await readShop(db);
  const now = new Date();
  const place = { first: ROWS, before: null };
  const lists: Record<string, () => Promise<unknown>> = {
    orders: () => listOrders(db, { filters: {}, now, ...place }),
    customers: () => listCustomers(db, { filters: {}, now, ...place }),
    products: () => listProductsForStaff(db, { filters: {}, markets, ...place }),
  };
  const timed: TimedList[] = [];
  for (const [name, list] of Object.entries(lists)) {
    // The first one reads from the disk what people who work with it have in memory.
    await list();
    const startedAt = performance.now();
    await list();
    timed.push({ name, ms: performance.now() - startedAt });
  }
  return timed;
}
