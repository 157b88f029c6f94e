// Two hundred orders are invoiced at once, by the shop and by others beside it, while the shop dies again and again by
// `kill -9`: no number is missing, none is there twice, and no order has two.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { setDocuments } from '../../fixtures/settings/set-settings.ts';
import { aPolishCompany } from '../../invoices/a-sale.ts';
import { killableSuite } from '../killable-suite.ts';
import { repeatedly } from '../repeatedly.ts';
import { endClaims, eventually } from '../settled-order.ts';

const test = killableSuite('killed while invoicing');

const ORDERS = 200;
/** The shop dies whenever it has issued so many more. */
const DIES_AFTER = 30;
const DEATHS = 4;

repeatedly(test, 'killed while 200 are invoiced at once: no gap and no double', async ({ shop }) => {
  const { db } = shop;
  await setDocuments(db, { company: aPolishCompany(), invoices: { issueAt: 'payment', forConsumers: true } });
  const services = { db, payments: aPaymentProvider(), now: () => new Date() };
  const orders: OrderFixture[] = [];
  for (let count = 0; count < ORDERS; count++) orders.push(await aPaidOrder(services));
  await shop.start();
  const beside = Promise.all([0, 1, 2].map((worker) => issueSome(db, orders, worker)));
  for (let death = 1; death <= DEATHS; death++) {
    await eventually(async () => assert.ok((await countBy(db, 'shop')) >= DIES_AFTER * death || (await isDone(db))));
    await shop.kill();
    if (!(await isDone(db))) await endClaims(db);
    await shop.start();
  }
  await beside;
  await eventually(async () => assert.ok(await isDone(db)));
  const { rows } = await sql<{ serial: number; number: string; order_id: string; year: number }>`
    select serial, number, order_id, year from invoices where kind = 'invoice' order by serial`.execute(db);
  assert.equal(
    rows.map(({ serial, number, year }) => [serial, number.endsWith(`/${serial}`), year]),
    Array.from({ length: ORDERS }, (_, place) => [place + 1, true, rows[0]?.year]),
  );
  assert.is(new Set(rows.map(({ order_id }) => order_id)).size, ORDERS);
  assert.ok((await countBy(db, 'shop')) >= DIES_AFTER, 'the shop issued some of them itself');
});

/** One in ten is issued by somebody else, who may ask for the same order as the shop at the same moment. */
async function issueSome(db: Db, orders: readonly OrderFixture[], worker: number): Promise<void> {
  for (const { id } of orders.filter((_, place) => place % 10 === worker)) {
    const request = { orderId: id, kind: 'invoice' as const, issuedBy: 'cli', now: new Date() };
    const issued = await inTransaction(db, (tx) => issueInvoice(tx, request));
    assert.ok(issued.ok, JSON.stringify(issued));
  }
}

async function countBy(db: Db, issuedBy: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invoices where issued_by = ${issuedBy}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function isDone(db: Db): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from invoices`.execute(db);
  return rows[0]?.count === ORDERS;
}

test.run();
