// The protocol's official conformance cases, written anew: what each of them asks of a shop, asked of this one. What the
// official tests expect as statuses of HTTP are messages here, as the later versions of the protocol have it.
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { suiteOfCheckouts } from '../a-begun-checkout.ts';
import { checkoutCases } from './checkout-cases.ts';
import { registerCases } from './official-cases.ts';
import { otherCases } from './other-cases.ts';

const test = suiteOfCheckouts('the official conformance cases');

test.before(async ({ shop }) => {
  const { db } = shop.database;
  await aDiscountCode(db, { code: '10OFF' });
  await aDiscountCode(db, { code: 'FIXED500', reward: { kind: 'amount', amounts: { PLN: 500 } } });
});

// An address orders so often in an hour.
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});

registerCases(test, { ...checkoutCases, ...otherCases });

test.run();
