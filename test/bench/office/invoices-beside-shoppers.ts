// Target 9: a thousand paid orders invoiced at once, as when a merchant switches invoices on, each with its PDF and its
// e-mail, beside fifty shoppers: how long it takes, what it costs them, and what the shop weighs meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { deriveTokensWith } from '#server/http/session.ts';
import { createLinkKey } from '#server/secrets/link-key.ts';
import { aPaidOrder } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { setDocuments } from '../../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../../invoices/a-sale.ts';
import type { Row } from '../bench-row.ts';
import { type BenchShop, serveShop } from '../bench-shop.ts';
import type { PinnedProcess } from '../pinned-process.ts';
import type { LoadOptions } from '../put-load.ts';
import { beside, LOOK_MS, ownMemory, SHOPPERS } from './shoppers-beside.ts';

const INVOICES = 1_000;
const QUICK_INVOICES = 100;
const SECONDS_AT_MOST = 60;
/** What the process that draws may take. */
const MB_AT_MOST = 250;
const AT_LEAST = 0.9;

export async function measureInvoices(shop: BenchShop, { repetitions }: LoadOptions): Promise<Row[]> {
  const count = process.env.QUICK ? QUICK_INVOICES : INVOICES;
  const { db, close } = await connectDatabase({ url: shop.databaseUrl, dataDirectory: '', deadlines: null });
  // Orders have their addresses from the shop's own key.
  const endDeriving = deriveTokensWith(createLinkKey(readConfig(shop.env)));
  const turns = Math.min(repetitions, 2);
  try {
    await setDocuments(db, { company: aPolishCompany(), invoices: { issueAt: 'byHand' } });
    const batches: string[][] = [];
    for (let turn = 0; turn < turns; turn++) batches.push(await placeOrders(db, count));
    // The e-mails of the orders themselves are not what is measured.
    await sql`delete from outbox`.execute(db);
    await setDocuments(db, { invoices: { issueAt: 'payment', forConsumers: true } });
    const server = await serveShop(shop.env, { cores: '0,1' });
    try {
      await beside(server, () => sleep(3 * LOOK_MS));
      const measured: Turn[] = [];
      for (const orders of batches) measured.push(await measureTurn({ db, server }, orders));
      return rowsOf(measured, count);
    } finally {
      await server.stop();
    }
  } finally {
    endDeriving();
    await close();
  }
}

type Turn = { seconds: number; ratio: number; p95: number; drawing: number; shop: number };

async function measureTurn(given: { db: Db; server: PinnedProcess }, orders: readonly string[]): Promise<Turn> {
  const { db, server } = given;
  let [drawing, own] = [0, 0];
  const memory = setInterval(() => {
    own = Math.max(own, ownMemory(server));
    drawing = Math.max(drawing, server.residentMemory() - ownMemory(server));
  }, 200);
  const startedAt = performance.now();
  const issuing = await beside(server, () => invoiceAll(db, orders));
  const seconds = (performance.now() - startedAt) / 1_000;
  clearInterval(memory);
  const alone = await beside(server, () => sleep(Math.min(seconds, 20) * 1_000));
  return { seconds, ratio: issuing.rate / alone.rate, p95: issuing.p95, drawing, shop: own };
}

function rowsOf(turns: readonly Turn[], count: number): Row[] {
  const worst = (figure: keyof Turn) => Math.max(...turns.map((turn) => turn[figure]));
  const each = turns.map(({ seconds }) => seconds.toFixed(1)).join(' and ');
  return [
    {
      ...{ target: 9, what: `${count} invoices with PDF and e-mail`, figure: worst('seconds'), unit: 's' },
      limit: { atMost: SECONDS_AT_MOST },
      note: `turns: ${each} s`,
    },
    {
      ...{ target: 9, what: `pages a second of ${SHOPPERS} shoppers meanwhile / meanwhile not` },
      ...{ figure: null, unit: '', ratio: Math.min(...turns.map(({ ratio }) => ratio)) },
      limit: { atLeast: AT_LEAST },
      note: `95th percentile ${worst('p95').toFixed(0)} ms`,
    },
    {
      ...{ target: 9, what: 'the process that draws', figure: worst('drawing'), unit: 'MB' },
      limit: { atMost: MB_AT_MOST },
      note: `the shop itself ${worst('shop').toFixed(0)} MB`,
    },
  ];
}

async function placeOrders(db: Db, count: number): Promise<string[]> {
  const services = { db, payments: aPaymentProvider(), now: () => new Date() };
  const ids: string[] = [];
  while (ids.length < count) ids.push((await aPaidOrder(services)).id);
  return ids;
}

/** Asked for as a payment does, and over when the last PDF is kept. */
async function invoiceAll(db: Db, orders: readonly string[]): Promise<void> {
  await sql`
    insert into outbox (deduplication_key, kind, payload, created_at, next_attempt_at)
    select 'bench-' || id, 'keep-books', jsonb_build_object('orderId', id), now(), now()
    from unnest(${orders}::text[]) id`.execute(db);
  for (;;) {
    const { rows } = await sql<{ kept: number }>`
      select count(*)::int as kept from invoice_files f
      where f.format = 'pdf' and f.order_id = any(${orders}::uuid[])`.execute(db);
    if (rows[0]?.kept === orders.length) return;
    await sleep(200);
  }
}
