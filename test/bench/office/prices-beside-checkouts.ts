// Target 9: the prices of thirty thousand products rise, and are taken back, by the commands and in processes of their own, while
// shoppers order some of those products: how long an order takes meanwhile, against the same time without.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCheckout } from '#server/checkout/read-checkout.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { deriveTokensWith } from '#server/http/session.ts';
import { startPayment } from '#server/orders/start-payment.ts';
import { createLinkKey } from '#server/secrets/link-key.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { aPaymentProvider, type FakeProvider } from '../../fixtures/a-payment-provider.ts';
import { aPaymentSettings } from '../../fixtures/a-payment-settings.ts';
import { aDraft, aSession } from '../../fixtures/a-shopper.ts';
import { median, type Row } from '../bench-row.ts';
import { type BenchShop, runKasa, serveShop } from '../bench-shop.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import { multiplyCatalogue } from '../catalogue/multiply-catalogue.ts';
import type { LoadOptions } from '../put-load.ts';
import { createBenchDatabase } from './office-bench.ts';

const IMPORTED = 2_000;
const TIMES = 15;
const QUICK_TIMES = 1;
const SHOPPERS = 4;
const ORDER_EVERY_MS = 200;
/** What a shopper does not notice beside the provider's own answer. */
const P95_AT_MOST_MS = 500;
const CURRENCY = 'PLN';

export async function measurePrices(shop: BenchShop, { repetitions }: LoadOptions): Promise<Row[]> {
  const env = { ...shop.env, DATABASE_URL: await createBenchDatabase(shop.databaseUrl, 'kasa_prices') };
  await runKasa(['migrate'], env);
  await runKasa(['seed'], env);
  const { db, close } = await connectDatabase({ url: env.DATABASE_URL, dataDirectory: '', deadlines: null });
  // Orders have their addresses from the shop's own key.
  const endDeriving = deriveTokensWith(createLinkKey(readConfig(env)));
  try {
    const times = process.env.QUICK ? QUICK_TIMES : TIMES;
    await loadCatalogue(db, { count: IMPORTED, seed: 7 });
    await multiplyCatalogue(db, times);
    // What else a change of prices sets to work, such as listings, is a shop's.
    const server = await serveShop(env, { cores: '0,1' });
    try {
      const turns: Turn[] = [];
      for (let turn = 0; turn < Math.min(repetitions, 2); turn++) turns.push(await takeTurn(db, env));
      const of = `${(IMPORTED * times).toLocaleString('en')} products`;
      return [
        row(turns, 'raised', `an order while prices of ${of} rise`),
        row(turns, 'undone', 'an order while that is taken back'),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    endDeriving();
    await close();
  }
}

type Ordered = { p95: number; slowest: number; orders: number; seconds: number };
type Turn = { raised: Ordered; undone: Ordered; alone: Ordered };

async function takeTurn(db: Db, env: NodeJS.ProcessEnv): Promise<Turn> {
  let batch = '';
  const raised = await besideOrders(db, async () => {
    const said = await runKasa(['price', '--percent', '1', '--in', CURRENCY], env);
    batch = /kasa undo (\d+)/.exec(said)?.[1] ?? '';
    if (!batch) throw new Error(`no prices were raised: ${said}`);
  });
  const undone = await besideOrders(db, () => runKasa(['undo', batch], env));
  return { raised, undone, alone: await besideOrders(db, () => sleep(raised.seconds * 1_000)) };
}

function row(turns: readonly Turn[], kind: 'raised' | 'undone', what: string): Row {
  const of = (each: keyof Turn, figure: keyof Ordered) => median(turns.map((turn) => turn[each][figure]));
  return {
    target: 9,
    what: `${what}, p95`,
    figure: of(kind, 'p95'),
    unit: 'ms',
    limit: { atMost: P95_AT_MOST_MS },
    note: `${of('alone', 'p95').toFixed(0)} ms without; slowest ${of(kind, 'slowest').toFixed(0)} / ${of('alone', 'slowest').toFixed(0)}; it took ${of(kind, 'seconds').toFixed(1)} s, ${of(kind, 'orders').toFixed(0)} orders`,
  };
}

async function besideOrders(db: Db, work: () => Promise<unknown>): Promise<Ordered> {
  const goods = await readGoods(db);
  const payments = aPaymentProvider();
  const until = { isOver: false };
  const times: number[] = [];
  const startedAt = performance.now();
  let seconds = 0;
  const shoppers = Array.from({ length: SHOPPERS }, async (_, shopper) => {
    for (let order = shopper; !until.isOver; order += SHOPPERS) {
      const variantId = goods[order % goods.length];
      if (variantId) times.push(await timeOrder({ db, payments }, variantId));
      await sleep(ORDER_EVERY_MS);
    }
  });
  const worked = work().finally(() => {
    until.isOver = true;
    seconds = (performance.now() - startedAt) / 1_000;
  });
  await Promise.all([worked, ...shoppers]);
  const sorted = times.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return { p95: at(0.95), slowest: at(1), orders: sorted.length, seconds };
}

/** Ids of variants from all over the catalogue, so that some are always among those that are being changed. */
async function readGoods(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.id from variants v join products p on p.id = v.product_id and p.status = 'active' and p.is_published
    where v.archived_at is null and v.on_hand - v.reserved > 20
      and exists (select from prices r where r.variant_id = v.id and r.currency = ${CURRENCY} and r.converted_from is null)
    order by random() limit 500`.execute(db);
  if (rows.length === 0) throw new Error('the catalogue has nothing to order');
  return rows.map(({ id }) => id);
}

/**
 * How long an order takes from the press on its button, in milliseconds; when the price has changed since the page told
 * the total, it is pressed again.
 */
async function timeOrder(given: { db: Db; payments: FakeProvider }, variantId: string): Promise<number> {
  const services = {
    ...given,
    ...{ now: () => new Date(), paymentSettings: aPaymentSettings, session: aSession(), markets: everyMarket },
  };
  const put = await addCartLine(services, { variantId, quantity: 1 });
  if (!put.ok) throw new Error(`not in the cart: ${put.error.kind}`);
  const { country, shippingMethod } = aDraft;
  let { total: expectedTotal } = (await readCheckout(services, 'pl', { country, shippingMethod })).totals;
  const request = { locale: 'pl', draft: aDraft, paymentMethod: 'card' } as const;
  const startedAt = performance.now();
  for (;;) {
    const placed = await startPayment(services, { ...request, expectedTotal });
    if (placed.ok) return performance.now() - startedAt;
    if (placed.error.kind !== 'TotalChanged') throw new Error(`not ordered: ${placed.error.kind}`);
    expectedTotal = placed.error.newTotal;
  }
}
