// The demo out of a shop again, whole and in one transaction: what the seed has put in, and nothing of the merchant's.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { sql } from 'kysely';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../database/transaction.ts';
import { giveBackTestPayments } from '../gift-cards/give-back-test-payments.ts';
import { isPictureShown } from '../media/picture-uses.ts';
import { findOrigin, setOrigin } from '../shop/shop-origin.ts';
import { demoCollections } from './demo-collections.ts';
import { demoCatalogue, demoPoints } from './demo-files.ts';
import { listDemoSynonyms } from './list-demo-synonyms.ts';

/** `pictures`: keys of the files that nothing names any more. */
export type RemovedDemo = { products: number; orders: number; pictures: string[] };
export type RemovalRefusal =
  | { kind: 'NoDemo' }
  | { kind: 'RealOrders'; numbers: number[] }
  | { kind: 'TestOrders'; count: number };

export async function removeDemo(
  tx: Transaction,
  { withTestOrders, now }: { withTestOrders: boolean; now: Date },
): Promise<Result<RemovedDemo, RemovalRefusal>> {
  if ((await findOrigin(tx)) !== 'demo') return refuse({ kind: 'NoDemo' });
  // Nobody orders what is being taken away: an order that comes now waits, and then finds nothing to sell.
  await sql`lock table orders in share row exclusive mode`.execute(tx);
  const orders = await listOrders(tx);
  const numbers = orders.filter(({ isReal }) => isReal).map(({ number }) => number);
  if (numbers.length > 0) return refuse({ kind: 'RealOrders', numbers });
  if (orders.length > 0 && !withTestOrders) return refuse({ kind: 'TestOrders', count: orders.length });
  await giveBackTestPayments(tx, now);
  await deleteOrders(tx);
  const pictures = await listPictures(tx);
  const products = await deleteProducts(tx, await readHandles());
  await deleteCollections(tx);
  await deleteWordsAndPoints(tx);
  await sql`delete from settings where changed_by = 'seed'`.execute(tx);
  const unused = await deletePictures(tx, pictures);
  await setOrigin(tx, 'own');
  return ok({ products, orders: orders.length, pictures: unused });
}

/** Paid by what the sandbox does not know is paid with money. What was paid by hand went to nobody's account. */
async function listOrders(tx: Transaction): Promise<{ number: number; isReal: boolean }[]> {
  const { rows } = await sql<{ number: string; is_real: boolean }>`
    select o.number, exists (
      select from payment_attempts a
      where a.order_id = o.id and a.intent_id is not null
        and not exists (select from sandbox.objects s where s.id = a.intent_id)
        and not (a.intent_id like 'manual\\_%' and coalesce((select changed_by = 'seed' from settings
          where document = 'payments' order by version desc limit 1), false))
    ) as is_real
    from orders o order by o.number`.execute(tx);
  return rows.map(({ number, is_real }) => ({ number: Number(number), isReal: is_real }));
}

async function deleteOrders(tx: Transaction): Promise<void> {
  await sql`delete from outbox where delivered_at is null and 
    (payload ? 'orderId' or payload ? 'returnId' or payload ? 'cardId')`.execute(tx);
  await tx.deleteFrom('return_lines').execute();
  await tx.deleteFrom('returns').execute();
  await tx.deleteFrom('refunds').execute();
  await tx.deleteFrom('orders').execute();
}

async function readHandles(): Promise<string[]> {
  const handles = new Set<string>();
  const rows = createReadStream(demoCatalogue).pipe(parse({ columns: true, bom: true }));
  for await (const row of rows as AsyncIterable<Record<string, string>>) handles.add(row['URL handle'] ?? '');
  return [...handles];
}

async function deleteProducts(tx: Transaction, handles: string[]): Promise<number> {
  const variants = sql`select v.id from variants v join products p on p.id = v.product_id
    where p.handle = any(${handles})`;
  await sql`delete from stock_movements where variant_id in (${variants})`.execute(tx);
  await sql`delete from price_history where variant_id in (${variants})`.execute(tx);
  const { numDeletedRows } = await tx.deleteFrom('products').where('handle', 'in', handles).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** One in which the merchant has put goods of her own stays. */
async function deleteCollections(tx: Transaction): Promise<void> {
  await tx
    .deleteFrom('collections')
    .where(
      'handle',
      'in',
      demoCollections.map(({ handle }) => handle),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('collection_products').select('product_id').whereRef('collection_id', '=', 'collections.id')),
      ),
    )
    .execute();
}

async function deleteWordsAndPoints(tx: Transaction): Promise<void> {
  const words = (await listDemoSynonyms()).map(({ locale, term }) => ({ locale, term }));
  await sql`delete from search_synonyms s using jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
    as demo(locale text, term text) where s.locale = demo.locale and s.term = lower(demo.term)`.execute(tx);
  const points = await readFile(demoPoints, 'utf8');
  await sql`delete from pickup_points p using jsonb_to_recordset(${points}::jsonb -> 'points')
    as demo(id text, carrier text, name text)
    where p.id = demo.id and p.carrier = demo.carrier and p.name = demo.name`.execute(tx);
}

async function listPictures(tx: Transaction): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select picture as key from media where picture is not null
    union select image from collections where image is not null`.execute(tx);
  return rows.map(({ key }) => key);
}

/** Deletes those of them that no product and no collection shows any more. */
async function deletePictures(tx: Transaction, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    delete from pictures where key = any(${keys}) and not ${isPictureShown} returning key`.execute(tx);
  return rows.map(({ key }) => key);
}
