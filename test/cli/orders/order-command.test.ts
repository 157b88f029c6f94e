import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { aPaidOrder, type OrderFixture } from '../../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../../fixtures/a-payment-provider.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase; order: OrderFixture }>('kasa order');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  await aDiscountCode(db, { code: 'TEN' });
  context.order = await aPaidOrder({ db, now: () => new Date(), payments: aPaymentProvider() });
  const billing = { fullName: 'Ada Beispiel', line1: 'Torstraße 1', line2: '', postalCode: '10115', city: 'Berlin' };
  await db
    .updateTable('orders')
    .set((row) => ({
      discount_code_id: row.selectFrom('discount_codes').select('id'),
      discount_code: 'TEN',
      discount_minor: 1_290,
      total_minor: 13_309,
      note: 'Proszę zostawić\u001b[2J u sąsiada',
      billing_address: JSON.stringify({ ...billing, country: 'DE' }),
    }))
    .where('id', '=', context.order.id)
    .execute();
});
test.after(({ database }) => database.close());

test('an order is printed with both addresses and the note, which cannot steer the terminal', async (context) => {
  const { number } = context.order;
  const env = { DATABASE_URL: context.database.url };
  const { code, stdout } = await runKasa(['order', String(number)], { env });
  assert.is(code, 0);
  for (const part of [
    `Order ${number}, paid, unfulfilled`,
    '1 × Żółw',
    / {2}discount TEN −PLN\s12\.90\n/,
    'to: Jan Kowalski, ul. Długa 12/3, 00-238 Warszawa, Poland',
    'bill to: Ada Beispiel, Torstraße 1, 10115 Berlin, Germany',
    'note: Proszę zostawić [2J u sąsiada',
  ])
    assert.match(stdout, part);
  const printed = await runKasa(['order', String(number), '--json'], { env });
  assert.is(JSON.parse(printed.stdout).order.note, 'Proszę zostawić\u001b[2J u sąsiada');
  const listed = await runKasa(['orders'], { env });
  assert.match(listed.stdout, /PLN\s133\.09, discount TEN −PLN\s12\.90/);
});

test.run();
