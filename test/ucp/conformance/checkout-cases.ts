// The cases of a checkout: its totals, its codes, its states.
import type { Callback } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfAnswer } from '../../fixtures/ucp/ask-as-platform.ts';
import {
  aBegunCheckout,
  askAbout,
  buyer,
  type CheckoutContext,
  codesIn,
  origin,
  totalIn,
} from '../a-begun-checkout.ts';
import {
  bagOf,
  countOrders,
  DELIVERY,
  discountsIn,
  follow,
  lines,
  PRICE,
  press,
  statusOf,
  type Total,
  totals,
  withCode,
} from './ask-for-cases.ts';
import type { OfficialCase } from './official-cases.ts';

export const checkoutCases: Partial<Record<OfficialCase, Callback<CheckoutContext>>> = {
  async test_totals_calculation_on_create(context) {
    const line_items = [{ item: { id: context.variant, title: 'Wrong Title', price: 1 }, quantity: 1 }];
    const body = await aBegunCheckout(context, { line_items });
    const [line] = body.line_items as { item: { title: string; price: number }; totals: Total[] }[];
    assert.equal([line?.item.title, line?.item.price, line?.totals.at(-1)?.amount], [context.title, PRICE, PRICE]);
    assert.is(totalIn(body), PRICE + DELIVERY);
  },
  async test_totals_recalculation_on_update(context) {
    const body = await aBegunCheckout(context);
    const updated = await askAbout(context, 'update_checkout', body, lines(context, 2));
    assert.is(totals(updated.body)[0]?.amount, 2 * PRICE);
  },
  async test_discount_flow(context) {
    const body = await withCode(context, ['10OFF']);
    assert.equal(discountsIn(body).applied, [{ code: '10OFF', title: '10OFF', amount: PRICE / 10 }]);
    assert.is(totalIn(body), PRICE * 0.9 + DELIVERY);
  },
  async test_multiple_discounts_one_rejected(context) {
    const body = await withCode(context, ['10OFF', 'INVALID_CODE']);
    assert.equal(
      discountsIn(body).applied.map(({ code }) => code),
      ['10OFF'],
    );
    assert.is(totalIn(body), PRICE * 0.9 + DELIVERY);
    assert.ok(codesIn(body).some((code) => String(code).startsWith('discount_code')));
  },
  async test_fixed_amount_discount(context) {
    const body = await withCode(context, ['FIXED500']);
    assert.equal(discountsIn(body).applied, [{ code: 'FIXED500', title: 'FIXED500', amount: 500 }]);
    assert.is(totalIn(body), PRICE - 500 + DELIVERY);
  },
  async test_buyer_info_persistence(context) {
    const body = await aBegunCheckout(context);
    await askAbout(context, 'update_checkout', body, {
      ...lines(context),
      buyer: { ...buyer, email: 'new@example.com' },
    });
    assert.match((await follow(context, body)).html, 'value="new@example.com"');
  },
  async test_create_checkout(context) {
    const body = await aBegunCheckout(context);
    assert.equal(faultsOfAnswer(body, 'create_checkout', '2026-08-25'), []);
    assert.ok(body.id);
  },
  async test_get_checkout(context) {
    const body = await aBegunCheckout(context);
    assert.is((await askAbout(context, 'get_checkout', body)).body.id, body.id);
  },
  async test_update_checkout(context) {
    const body = await aBegunCheckout(context);
    const updated = await askAbout(context, 'update_checkout', body, lines(context, 2));
    assert.equal(bagOf(updated.body), [[context.variant, 2]]);
  },
  async test_cancel_checkout(context) {
    const body = await aBegunCheckout(context);
    assert.is(statusOf((await askAbout(context, 'cancel_checkout', body)).body), 'canceled');
  },
  async test_complete_checkout(context) {
    const before = await countOrders(context);
    const body = await aBegunCheckout(context);
    const completed = (await askAbout(context, 'complete_checkout', body, { payment: {} })).body;
    assert.equal([statusOf(completed), await countOrders(context)], ['requires_escalation', before]);
    await press(context, completed);
    const told = (await askAbout(context, 'get_checkout', body)).body;
    const { id, permalink_url } = told.order as { id: string; permalink_url: string };
    assert.is(statusOf(told), 'completed');
    assert.ok(id && permalink_url);
  },
  async test_cancel_is_idempotent(context) {
    const body = await aBegunCheckout(context);
    await askAbout(context, 'cancel_checkout', body);
    const again = (await askAbout(context, 'cancel_checkout', body)).body;
    assert.equal([statusOf(again), codesIn(again).includes('checkout_closed')], ['canceled', true]);
  },
  async test_cannot_update_canceled_checkout(context) {
    const body = await aBegunCheckout(context);
    await askAbout(context, 'cancel_checkout', body);
    const updated = (await askAbout(context, 'update_checkout', body, lines(context, 2))).body;
    assert.equal([statusOf(updated), bagOf(updated)], ['canceled', [[context.variant, 1]]]);
    assert.ok(codesIn(updated).includes('checkout_closed'));
  },
  async test_cannot_complete_canceled_checkout(context) {
    const body = await aBegunCheckout(context);
    await askAbout(context, 'cancel_checkout', body);
    const completed = (await askAbout(context, 'complete_checkout', body, {})).body;
    assert.equal([statusOf(completed), completed.continue_url], ['canceled', undefined]);
    assert.is((await context.shop.app.inject({ url: String(body.continue_url).replace(origin, '') })).statusCode, 404);
  },
  async test_complete_is_idempotent(context) {
    const body = await aBegunCheckout(context);
    await press(context, body);
    const before = await countOrders(context);
    const completed = (await askAbout(context, 'complete_checkout', body, {})).body;
    assert.equal([statusOf(completed), await countOrders(context)], ['completed', before]);
  },
  async test_cannot_update_completed_checkout(context) {
    const body = await aBegunCheckout(context);
    await press(context, body);
    const updated = (await askAbout(context, 'update_checkout', body, lines(context, 2))).body;
    assert.equal([statusOf(updated), codesIn(updated).includes('checkout_closed')], ['completed', true]);
  },
  async test_cannot_cancel_completed_checkout(context) {
    const body = await aBegunCheckout(context);
    await press(context, body);
    const canceled = (await askAbout(context, 'cancel_checkout', body)).body;
    assert.equal([statusOf(canceled), codesIn(canceled).includes('checkout_closed')], ['completed', true]);
  },
};
