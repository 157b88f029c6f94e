// A month in the office: who sees it, what its files are called, and that nothing is had of one that does not agree.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { accountsFileUrl } from '#src/accounts/office/accounts-urls.ts';
import { aCompany } from '#test/fixtures/a-company.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { ask, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; accountant: SignedInFixture; packer: SignedInFixture };
const test = suite<Context>('accounts in the office');

test.before(async (context) => {
  context.shop = await aShop();
  await context.shop.change('company', aCompany({ taxNumber: '30/123/45678' }));
  const { db } = context.shop.database;
  context.accountant = await signedInStaff(db, 'accountant', { now: shopTime });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime });
});
test.after(({ shop }) => shop.close());

const get = ({ shop }: Context, url: string, staff?: SignedInFixture) =>
  shop.app.inject({ url, headers: staff ? { cookie: staff.cookie } : {} });

const seen = async ({ shop, accountant }: Context) =>
  (await ask(shop, accountant, 'AccountsMonth', { month: '2026-11' })).accountsMonth;

test('a shop that has sold nothing has a month of nothing', async (context) => {
  const month = await seen(context);
  assert.equal([month.months, month.sums, month.differences], [[], [], []]);
});

test('an accountant sees what a month comes to, and downloads a report or all; who packs is refused', async (context) => {
  await aPaidOrder(servicesOf(context.shop));
  const month = await seen(context);
  assert.equal(month.months, ['2026-11']);
  assert.equal(month.sums, [{ kind: 'sale', count: 1, amount: { minor: 14_599, currency: 'PLN' } }]);
  const url = accountsFileUrl('2026-11', 'sales');
  assert.is((await get(context, url, context.packer)).statusCode, 403);
  assert.is((await get(context, url)).statusCode, 303);
  const file = await get(context, url, context.accountant);
  assert.is(file.headers['content-disposition'], 'attachment; filename="sales-2026-11.csv"');
  assert.match(file.body, '145,99');
  const archive = await get(context, accountsFileUrl('2026-11', null), context.accountant);
  assert.is(archive.headers['content-type'], 'application/zip');
  assert.ok(archive.rawPayload.includes('sales-2026-11.csv'));
  assert.is((await get(context, '/admin/accounts/2026-13/sales', context.accountant)).statusCode, 404);
  const log = await context.shop.database.db
    .selectFrom('audit_log')
    .select('subject')
    .where('kind', '=', 'accounts.exported')
    .orderBy('id')
    .execute();
  assert.equal(log, [{ subject: 'sales-2026-11.csv' }, { subject: 'accounts-2026-11.zip' }]);
});

// Before: a shop whose invoices another program writes was told each month that all of them are missing.
test('an invoice to a company is missing only where Kasa writes invoices, and only there many orders are invoiced', async (context) => {
  const { shop } = context;
  const { db } = shop.database;
  const { id } = await aPaidOrder(servicesOf(shop));
  const company = JSON.stringify({ name: 'Papiernia sp. z o.o.', taxId: 'PL5260001246' });
  await db.updateTable('orders').set({ company }).where('id', '=', id).execute();
  const owner = await signedInStaff(db, 'owner', { now: shopTime });
  const stands = async () => {
    const { notes } = await seen(context);
    const { isInvoicing } = await ask(shop, owner, 'OrdersViews', {});
    return [notes.some(({ kind }: { kind: string }) => kind === 'invoiceMissing'), isInvoicing];
  };
  assert.equal(await stands(), [true, true]);
  await shop.change('invoices', { issueAt: 'elsewhere' });
  assert.equal(await stands(), [false, false]);
  await shop.change('invoices', { issueAt: 'byHand' });
  const { address } = aCompany();
  await shop.change('company', aCompany({ vatId: 'PT508025338', address: { ...address, country: 'PT' } }));
  assert.equal(await stands(), [false, false]);
});

test('a month that does not agree names the order and both who say it, and leads back instead of to a file', async (context) => {
  const order = await aPaidOrder(servicesOf(context.shop));
  const { db } = context.shop.database;
  await db.updateTable('orders').set({ captured_minor: 14_600 }).where('id', '=', order.id).execute();
  const { differences } = await seen(context);
  assert.equal(differences, [
    {
      ...{ about: String(order.number), amount: { minor: 1, currency: 'PLN' } },
      between: [
        { kind: 'order', name: '' },
        { kind: 'payment', name: '' },
      ],
    },
  ]);
  const answer = await get(context, accountsFileUrl('2026-11', null), context.accountant);
  assert.equal([answer.statusCode, answer.headers.location], [303, '/admin/accounts?month=2026-11']);
});

test.run();
