// A hundred thousand prices rise in a shop of a million products, by the command and in a process of its own, while fifty
// shoppers look at pages: how long it takes, and how many pages they get against the same time without.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/database/connect.ts';
import type { Row } from '../bench-row.ts';
import { runKasa } from '../bench-shop.ts';
import { beside, LOOK_MS, type Watched } from '../office/shoppers-beside.ts';
import type { PinnedProcess } from '../pinned-process.ts';

const PRICES = 100_000;
const SECONDS_AT_MOST = 300;
const PAGES_AT_LEAST = 0.9;
const ALONE_S_AT_MOST = 60;
const CURRENCY = 'PLN';

type Shop = { env: NodeJS.ProcessEnv; db: Db; pages: { listing: string; product: string }; of: string };

export async function measureManyPrices(server: PinnedProcess, { env, db, pages, of }: Shop): Promise<Row[]> {
  const { handle, prices } = await findCollection(db);
  await beside(server, () => sleep(3 * LOOK_MS), pages);
  const startedAt = performance.now();
  const raise = ['price', '--percent', '1', '--in', CURRENCY, '--collection', handle];
  const raising = await beside(server, () => runKasa(raise, env), pages);
  const seconds = (performance.now() - startedAt) / 1_000;
  const alone = await beside(server, () => sleep(Math.min(seconds, ALONE_S_AT_MOST) * 1_000), pages);
  return describe({ seconds, prices, raising, alone, of });
}

type Raised = { seconds: number; prices: number; raising: Watched; alone: Watched; of: string };

function describe({ seconds, prices, raising, alone, of }: Raised): Row[] {
  return [
    {
      target: 0,
      what: `${PRICES.toLocaleString('en')} prices raised beside shoppers, of ${of}`,
      figure: (seconds * PRICES) / prices,
      unit: 's',
      limit: { atMost: SECONDS_AT_MOST },
      note: `${prices.toLocaleString('en')} took ${seconds.toFixed(0)} s`,
    },
    {
      target: 0,
      what: `pages of shoppers meanwhile / without, of ${of}`,
      figure: raising.rate,
      unit: 'pages/s',
      ratio: raising.rate / alone.rate,
      limit: { atLeast: PAGES_AT_LEAST },
      note: `p95 ${raising.p95.toFixed(0)} ms, ${alone.p95.toFixed(0)} without`,
    },
  ];
}

/** That which has nearest to so many prices. */
async function findCollection(db: Db): Promise<{ handle: string; prices: number }> {
  const { rows } = await sql<{ handle: string; prices: number }>`
    select c.handle, count(*) as prices from collections c
    join collection_products m on m.collection_id = c.id join variants v on v.product_id = m.product_id
    join prices r on r.variant_id = v.id and r.currency = ${CURRENCY} and r.converted_from is null
    group by c.handle order by abs(count(*) - ${PRICES}::int) limit 1`.execute(db);
  if (!rows[0]) throw new Error('no collection has prices');
  return rows[0];
}
