// A series goes on by a new pattern in the middle of the year: no number comes again that it has written by another.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { archiveInvoices } from '#server/invoices/invoice-archive.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';
import { aPolishCompany } from './a-sale.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('patterns that change');
const time = new Date('2026-11-24T10:00:00Z');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
  await setSettings(context.db, 'company', aPolishCompany());
});
test.after.each(({ database }) => database.close());

async function issue({ db }: Context, kind: 'invoice' | 'receipt' = 'invoice'): Promise<string> {
  const order = await aPaidOrder({ db, payments: aPaymentProvider(), now: () => time });
  const issued = await inTransaction(db, (tx) =>
    issueInvoice(tx, { orderId: order.id, kind, issuedBy: 'cli', now: time }),
  );
  if (!issued.ok) throw new Error(issued.error.kind);
  return issued.value.number;
}

/** Empty when it is saved. */
async function faultsOf({ db }: Context, invoice: string): Promise<string[]> {
  const change = { document: 'invoices', data: { series: { invoice } }, changedBy: 'cli', now: time } as const;
  const changed = await inTransaction(db, (tx) => changeSettings(tx, change));
  return changed.ok ? [] : changed.error.faults.map(({ path, message }) => `${path} ${message}`);
}

test('a pattern that would come to a number of the same year is refused when it is saved', async (context) => {
  assert.equal(await faultsOf(context, 'FV/{year}/{month}{number}'), []);
  assert.is(await issue(context), 'FV/2026/111');
  assert.equal(await faultsOf(context, 'FV/{year}/{number}'), [
    'series.invoice could write FV/2026/111 again, which was given out: begin it differently',
  ]);
  assert.is(await issue(context), 'FV/2026/112');
});

test('one that goes on where the other ended is taken, and back again', async (context) => {
  assert.is(await issue(context), 'FV/2026/1');
  assert.equal(await faultsOf(context, 'FV/{year}/{number:4}'), []);
  assert.is(await issue(context), 'FV/2026/0002');
  assert.equal(await faultsOf(context, 'FV/{year}/{month}{number:4}'), []);
  assert.is(await issue(context), 'FV/2026/110003');
  assert.equal(await faultsOf(context, 'F/{year}/{number}'), []);
  assert.is(await issue(context), 'F/2026/4');
});

test('files of an archive differ by more than capitals: many disks take them for one', async (context) => {
  const { db } = context;
  await setSettings(db, 'invoices', { series: { invoice: 'fv/{year}/{number}', receipt: 'FV-{year}-{number}' } });
  for (const kind of ['receipt', 'invoice'] as const) await issue(context, kind);
  const rows = await db.selectFrom('invoices').select('id').execute();
  const services = { db, now: () => time };
  const chunks = await Array.fromAsync(
    archiveInvoices(
      services,
      rows.map(({ id }) => id),
    ),
  );
  const names = [
    ...Buffer.concat(chunks)
      .toString('latin1')
      .matchAll(/[\w-]+\.pdf/g),
  ].map(([name]) => name.toLowerCase());
  assert.is(new Set(names).size, 2, names.join(', '));
});

test.run();
