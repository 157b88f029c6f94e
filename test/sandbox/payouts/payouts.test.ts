// The sandbox pays out as Stripe does: the bookings of a payout come to it, page by page, and nothing is paid out twice.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestSandbox, type TestSandbox } from '../open-test-sandbox.ts';

const test = suite('sandbox payouts');

let opened: TestSandbox;
let now = new Date('2026-11-20T10:00:00Z');
const passBankDay = () => {
  now = new Date(now.getTime() + 10_000);
};
test.before(async () => {
  opened = await openTestSandbox({ now: () => now, bankDayMs: 10_000 });
});
test.after(() => opened.close());

const pay = (amount: number, currency = 'pln') =>
  opened.stripe.paymentIntents.create({
    ...{ amount, currency, allowed_payment_method_types: ['card'], payment_method: 'pm_card_visa', confirm: true },
  });

test('what was paid and given back is paid out after a bank day, one payout a currency, less the fee', async () => {
  const paid = await pay(12_900);
  await pay(5_000, 'eur');
  await opened.stripe.refunds.create({ payment_intent: paid.id, amount: 900 });
  assert.is((await opened.stripe.payouts.list()).data.length, 0);
  passBankDay();
  const { data } = await opened.stripe.payouts.list();
  assert.equal(data.map(({ amount, currency }) => [amount, currency]).toSorted(), [
    [12_900 - 294 - 900, 'pln'],
    [4_825, 'eur'],
  ]);
  const inZloty = data.find(({ currency }) => currency === 'pln')?.id ?? '';
  const { data: bookings } = await opened.stripe.balanceTransactions.list({ payout: inZloty, expand: ['data.source'] });
  assert.equal(bookings.map(({ reporting_category: category, net }) => [category, net]).toSorted(), [
    ['charge', 12_606],
    ['payout', -11_706],
    ['refund', -900],
  ]);
  const charge = bookings.find(({ type }) => type === 'charge')?.source;
  assert.is(typeof charge === 'object' && charge && 'payment_intent' in charge ? charge.payment_intent : '', paid.id);
  passBankDay();
  assert.is((await opened.stripe.payouts.list()).data.length, 2, 'nothing is paid out twice');
});

test.run();
