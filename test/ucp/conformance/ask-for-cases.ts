// What the conformance cases ask of a shop, and what a person does in it.
import * as assert from 'uvu/assert';
import { postForm } from '../../fixtures/post-form.ts';
import { askAsPlatform, type UcpBody, type UcpReply } from '../../fixtures/ucp/ask-as-platform.ts';
import { address } from '../../orders/a-checkout-visitor.ts';
import { aBegunCheckout, askAbout, type CheckoutContext, origin } from '../a-begun-checkout.ts';

export const PRICE = 12_900;
export const DELIVERY = 1699;
export type Total = { type: string; amount: number };

export const lines = ({ variant }: CheckoutContext, quantity = 1) => ({
  line_items: [{ item: { id: variant }, quantity }],
});
export const totals = (body: UcpBody) => body.totals as Total[];
export const discountsIn = (body: UcpBody) => body.discounts as { applied: { code: string; amount: number }[] };
export const bagOf = (body: UcpBody) =>
  (body.line_items as { item: { id: string }; quantity: number }[]).map(({ item, quantity }) => [item.id, quantity]);
export const statusOf = (body: UcpBody) => body.status;
export const countOrders = async ({ shop }: CheckoutContext) =>
  (await shop.database.db.selectFrom('orders').select('id').execute()).length;

export const ask = async (
  context: CheckoutContext,
  operation: string,
  input: object,
  more: object = {},
): Promise<UcpReply> => {
  const profileUrl = context.platform.profileUrl('2026-08-25');
  return askAsPlatform(context.shop, { operation, input, transport: 'rest', profileUrl, ...more });
};
export const createCart = async (context: CheckoutContext, more: object = {}) =>
  (
    await ask(context, 'create_cart', {
      context: { address_country: 'PL', language: 'pl' },
      ...lines(context),
      ...more,
    })
  ).body;
export const withCode = async (context: CheckoutContext, codes: string[]) => {
  const body = await aBegunCheckout(context);
  return (await askAbout(context, 'update_checkout', body, { ...lines(context), discounts: { codes } })).body;
};

/** The checkout as a person finds it who follows the link. */
export async function follow({ shop }: CheckoutContext, body: UcpBody): Promise<{ cookie: string; html: string }> {
  const link = await shop.app.inject({ url: String(body.continue_url).replace(origin, '') });
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
  return { cookie, html: (await shop.app.inject({ url: '/pl/checkout', headers: { cookie } })).body };
}

let presses = 0;

/** What a person does with the link, each another one: pays on delivery. */
export async function press(context: CheckoutContext, body: UcpBody): Promise<void> {
  const { shop } = context;
  const { cookie, html } = await follow(context, body);
  const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
  presses += 1;
  const fields = {
    token,
    ...address,
    email: `anna-${presses}@example.com`,
    expectedTotal: String(PRICE + DELIVERY + 800),
  };
  const form = { ...fields, paymentMethod: 'cash_on_delivery', action: 'order' };
  const ordered = await postForm(shop.app, '/pl/checkout', form, { cookie });
  assert.is(ordered.statusCode, 303);
}

/** Carried out once under a key: the same again is the same, another one under it is refused. */
export async function isCarriedOutOnce(
  context: CheckoutContext,
  operation: string,
  id: string,
  input: object,
  other: object,
) {
  const key = { id, idempotencyKey: `${operation} ${id}` };
  const first = await ask(context, operation, input, key);
  assert.ok(first.status < 300);
  const again = await ask(context, operation, input, key);
  assert.equal([again.body.id, statusOf(again.body)], [first.body.id, statusOf(first.body)]);
  const refused = await ask(context, operation, other, key);
  assert.equal([refused.status, refused.body.code], [409, 'idempotency_key_reused']);
}
