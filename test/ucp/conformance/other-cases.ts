// The cases of delivery, repeated requests, orders, discovery, refusals, totals and carts.
import type { Callback } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfAnswer, type UcpBody } from '../../fixtures/ucp/ask-as-platform.ts';
import {
  aBegunCheckout,
  askAbout,
  type CheckoutContext,
  codesIn,
  fulfillment,
  place,
  totalIn,
} from '../a-begun-checkout.ts';
import {
  ask,
  bagOf,
  createCart,
  DELIVERY,
  discountsIn,
  isCarriedOutOnce,
  lines,
  PRICE,
  press,
  statusOf,
  totals,
  withCode,
} from './ask-for-cases.ts';
import type { OfficialCase } from './official-cases.ts';

const none = { methods: [] };
type Method = {
  destinations: { address_country: string }[];
  groups: { options: { id: string }[]; selected_option_id: string }[];
};
const methodIn = (body: UcpBody) => (body.fulfillment as { methods: Method[] }).methods[0];
const severitiesIn = (body: UcpBody) => (body.messages as UcpBody[]).map(({ severity }) => severity);

export const otherCases: Partial<Record<OfficialCase, Callback<CheckoutContext>>> = {
  async test_fulfillment_flow(context) {
    const body = await aBegunCheckout(context);
    const group = methodIn(body)?.groups[0];
    assert.is(group?.selected_option_id, 'inpost-courier');
    assert.ok(group?.options.some(({ id }) => id === 'inpost-courier'));
    assert.is(totals(body).find(({ type }) => type === 'fulfillment')?.amount, DELIVERY);
    assert.is(statusOf(body), 'requires_escalation');
  },
  async test_dynamic_fulfillment(context) {
    const body = await aBegunCheckout(context);
    const abroad = { ...place, address_country: 'DE', postal_code: '10115', address_locality: 'Berlin' };
    const methods = [{ type: 'shipping', destinations: [abroad], selected_destination_id: 'home' }];
    const moved = (await askAbout(context, 'update_checkout', body, { ...lines(context), fulfillment: { methods } }))
      .body;
    assert.is(methodIn(moved)?.destinations[0]?.address_country, 'DE');
    assert.not.equal(methodIn(moved)?.groups[0]?.options, methodIn(body)?.groups[0]?.options);
  },
  async test_unknown_customer_no_address(context) {
    const body = await aBegunCheckout(context, { fulfillment: none });
    assert.not.ok(JSON.stringify(methodIn(body)?.destinations).includes('street_address'));
  },
  async test_idempotency_create(context) {
    await isCarriedOutOnce(context, 'create_checkout', '', lines(context), lines(context, 2));
  },
  async test_idempotency_update(context) {
    const { id } = await aBegunCheckout(context);
    await isCarriedOutOnce(context, 'update_checkout', String(id), lines(context), lines(context, 2));
  },
  async test_idempotency_complete(context) {
    const { id } = await aBegunCheckout(context);
    const key = { id, idempotencyKey: `complete ${id}` };
    const [first, again] = [
      await ask(context, 'complete_checkout', {}, key),
      await ask(context, 'complete_checkout', {}, key),
    ];
    assert.equal([statusOf(first.body), statusOf(again.body)], ['requires_escalation', 'requires_escalation']);
    const other = await aBegunCheckout(context);
    assert.is((await ask(context, 'complete_checkout', {}, { ...key, id: other.id })).status, 409);
  },
  async test_idempotency_cancel(context) {
    const { id } = await aBegunCheckout(context);
    const key = { id, idempotencyKey: `cancel ${id}` };
    await ask(context, 'cancel_checkout', {}, key);
    const again = (await ask(context, 'cancel_checkout', {}, key)).body;
    // The repeat is answered as the first was: it is no second attempt, of which the checkout would say that it is over.
    assert.equal([statusOf(again), codesIn(again).includes('checkout_closed')], ['canceled', false]);
  },
  async test_unknown_discount_code(context) {
    const body = await withCode(context, ['NO_SUCH_CODE']);
    assert.equal([discountsIn(body).applied, totalIn(body)], [[], PRICE + DELIVERY]);
    assert.ok(codesIn(body).includes('discount_code_invalid'));
  },
  async test_order_retrieval(context) {
    const body = await aBegunCheckout(context);
    await press(context, body);
    const { order } = (await askAbout(context, 'get_checkout', body)).body as { order: UcpBody };
    const told = (await askAbout(context, 'get_order', order)).body;
    assert.equal(faultsOfAnswer(told, 'get_order', '2026-08-25'), []);
    assert.equal([told.id, told.checkout_id], [order.id, body.id]);
  },
  async test_order_fulfillment_retrieval(context) {
    const body = await aBegunCheckout(context);
    await press(context, body);
    const { order } = (await askAbout(context, 'get_checkout', body)).body as { order: UcpBody };
    const { fulfillment: sent } = (await askAbout(context, 'get_order', order)).body as { fulfillment: UcpBody };
    const [expected] = sent.expectations as { method_type: string; line_items: object[] }[];
    assert.equal([expected?.method_type, expected?.line_items.length, sent.events], ['shipping', 1, []]);
  },
  async test_discovery({ shop }) {
    const answer = await shop.app.inject('/.well-known/ucp');
    const { ucp } = answer.json();
    assert.equal([answer.statusCode, ucp.version, ucp.payment_handlers], [200, '2026-08-25', {}]);
    for (const name of ['checkout', 'order', 'discount', 'fulfillment', 'cart']) {
      assert.ok(ucp.capabilities[`dev.ucp.shopping.${name}`], name);
    }
    assert.equal(
      ucp.services['dev.ucp.shopping'].map(({ transport }: { transport: string }) => transport),
      ['rest', 'mcp'],
    );
  },
  async test_version_negotiation(context) {
    for (const [version, status] of [
      ['2026-04-08', 201],
      ['2099-01-01', 422],
    ] as const) {
      const profileUrl = context.platform.profileUrl(version);
      assert.is((await ask(context, 'create_checkout', lines(context), { profileUrl })).status, status, version);
    }
  },
  async test_out_of_stock(context) {
    const { db } = context.shop.database;
    await db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', context.variant).execute();
    const { body } = await ask(context, 'create_checkout', lines(context));
    assert.ok(codesIn(body).includes('out_of_stock'), JSON.stringify(body));
  },
  async test_update_inventory_validation(context) {
    const body = await aBegunCheckout(context);
    const updated = (await askAbout(context, 'update_checkout', body, lines(context, 10_000))).body;
    assert.ok(codesIn(updated).includes('out_of_stock'));
    assert.ok(Number(bagOf(updated)[0]?.[1]) < 10_000);
  },
  async test_product_not_found(context) {
    const { body } = await ask(context, 'create_checkout', { line_items: [{ item: { id: 'nothing' }, quantity: 1 }] });
    assert.equal([(body.ucp as UcpBody).status, codesIn(body)], ['error', ['item_unavailable']]);
  },
  async test_complete_without_fulfillment(context) {
    const { id } = (await ask(context, 'create_checkout', { ...lines(context), fulfillment: none })).body;
    const { body } = await ask(context, 'complete_checkout', {}, { id });
    assert.is.not(statusOf(body), 'completed');
    assert.is(body.order, undefined);
  },
  async test_structured_error_messages(context) {
    const { body } = await ask(context, 'create_checkout', { line_items: [{ item: { id: 'nothing' }, quantity: 1 }] });
    assert.equal(faultsOfAnswer(body, 'create_checkout', '2026-08-25'), []);
    assert.equal(severitiesIn(body), ['recoverable']);
  },
  async test_single_subtotal_entry(context) {
    assert.is(totals(await aBegunCheckout(context)).filter(({ type }) => type === 'subtotal').length, 1);
  },
  async test_single_total_entry(context) {
    assert.is(totals(await aBegunCheckout(context)).filter(({ type }) => type === 'total').length, 1);
  },
  async test_entries_have_type_and_amount(context) {
    for (const { type, amount } of totals(await aBegunCheckout(context))) {
      assert.ok(type && Number.isSafeInteger(amount));
    }
  },
  async test_additive_entries_non_negative(context) {
    for (const { type, amount } of totals(await withCode(context, ['10OFF']))) {
      assert.ok(type === 'discount' || amount >= 0, type);
    }
  },
  async test_discount_entry_is_negative(context) {
    assert.is(totals(await withCode(context, ['10OFF'])).find(({ type }) => type === 'discount')?.amount, -PRICE / 10);
  },
  async test_conversion_uses_cart_contents_over_payload(context) {
    const cart = await createCart(context);
    const { body } = await ask(context, 'create_checkout', { cart_id: cart.id, ...lines(context, 9) });
    assert.equal(bagOf(body), bagOf(cart));
  },
  async test_second_conversion_returns_the_existing_checkout(context) {
    const cart = await createCart(context);
    const convert = () => ask(context, 'create_checkout', { cart_id: cart.id, line_items: [], fulfillment });
    assert.is((await convert()).body.id, (await convert()).body.id);
  },
  async test_cancel_returns_the_cart_state_before_deletion(context) {
    const cart = await createCart(context);
    const { body } = await ask(context, 'cancel_cart', {}, { id: cart.id });
    assert.equal([body.id, bagOf(body)], [cart.id, bagOf(cart)]);
  },
  async test_cart_discount_codes_carry_forward_to_checkout(context) {
    const cart = await createCart(context, { discounts: { codes: ['10OFF'] } });
    const { body } = await ask(context, 'create_checkout', { cart_id: cart.id, line_items: [] });
    assert.is(discountsIn(body).applied[0]?.code, '10OFF');
  },
};
