// The command that lists what shoppers have withdrawn from.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cancelByStaff } from '#server/orders/cancel-by-staff.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { aWithdrawal } from '../../returns/a-withdrawal.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { database: NamedDatabase; order: OrderFixture };

const test = suite<Context>('kasa returns');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

function kasa({ database }: Context, ...args: string[]) {
  return runKasa(['returns', ...args], { env: { DATABASE_URL: database.url } });
}

test('a shop without returns says so', async (context) => {
  const { code, stdout } = await kasa(context);
  assert.equal([code, stdout], [0, 'Nobody has withdrawn from anything yet.\n']);
  assert.is((await kasa(context, '--json')).stdout, '{"ok":true,"returns":[]}\n');
});

test('each return is listed with its order, its lines and what was written', async (context) => {
  const { db } = context.database;
  const now = () => new Date('2026-11-24T12:05:09Z');
  const order = await aPaidOrder({ db, now, payments: aPaymentProvider() });
  const lines = [{ position: 0, quantity: 1 }];
  await aWithdrawal({ db, now }, { fields: { orderNumber: String(order.number), contract: '' }, lines });
  const contract = 'Plakat\nReturn 9, order 1, refunded\u001b[2J';
  const unknown = await aWithdrawal({ db, now }, { fields: { contract }, locale: 'de' });
  await db.updateTable('returns').set({ is_late: true }).where('id', '=', unknown.id).execute();

  const { code, stdout } = await kasa(context);
  assert.is(code, 0);
  assert.match(
    stdout,
    new RegExp(`Return 1, order ${order.number}, announced, 2026-11-24 13:05\\n  1 × Żółw, BOUGHT-\\d+\\n`),
  );
  assert.match(stdout, 'Return 2, no order found, announced, 2026-11-24 13:05, after the period\n');
  assert.match(stdout, '  contract: Plakat\n    Return 9, order 1, refunded [2J\n');

  const { ok, returns } = JSON.parse((await kasa(context, '--json')).stdout);
  assert.is(ok, true);
  assert.equal(
    returns.map(({ number, order: ofOrder, status, isLate, locale, fields }: Record<string, unknown>) => [
      number,
      ofOrder,
      status,
      isLate,
      locale,
      (fields as { contract: string }).contract,
    ]),
    [
      [1, order.number, 'announced', false, 'pl', ''],
      [2, null, 'announced', true, 'de', contract],
    ],
  );
});

test('returns for which no money is due are closed and opened again, all that are named or none', async (context) => {
  const { db } = context.database;
  const now = () => new Date('2026-11-24T12:05:09Z');
  const payments = aPaymentProvider();
  const [unpaid, paid] = [await anUnpaidOrder({ db, now, payments }), await aPaidOrder({ db, now, payments })];
  assert.ok((await cancelByStaff({ db, now, payments }, unpaid.id)).ok);
  const lines = [{ position: 0, quantity: 1 }];
  const noticeOf = async ({ number }: OrderFixture) =>
    String((await aWithdrawal({ db, now }, { fields: { orderNumber: String(number) }, lines })).number);
  const [closable, due] = [await noticeOf(unpaid), await noticeOf(paid)];
  const refused = await kasa(context, 'close', closable, due);
  assert.is(refused.code, 1);
  assert.match(refused.stderr, `Return ${due} stays as it is`);
  assert.match(refused.stderr, 'kasa refund');
  const closed = await kasa(context, 'close', closable);
  assert.equal([closed.code, closed.stdout], [0, `Return ${closable} is closed: nothing was paid for its order.\n`]);
  assert.match((await kasa(context)).stdout, `Return ${closable}, order ${unpaid.number}, closed`);
  const reopened = await kasa(context, 'reopen', closable, '--json');
  assert.is(reopened.stdout, `{"ok":true,"reopened":[${closable}]}\n`);
  const log = await db.selectFrom('audit_log').select(['kind', 'who']).where('subject', '=', closable).execute();
  assert.equal(log, [
    { kind: 'return.closed', who: 'command line' },
    { kind: 'return.reopened', who: 'command line' },
  ]);
});

test('the command shows how it is used', async (context) => {
  const { code, stdout } = await kasa(context, '--help');
  assert.is(code, 0);
  assert.match(stdout, '$ kasa returns --json');
  assert.is((await kasa(context, '--all')).code, 2);
});

test.run();
