// Discount codes that assistants find in the web: whoever tries many that do not exist takes nothing from others.
import * as assert from 'uvu/assert';
import { WRONG_CODES_PER_ADDRESS } from '#server/cart/set-discount-code.ts';
import { subjectOf } from '#server/http/count-tries.ts';
import { WRONG_CODES_OF_PLATFORM } from '#server/ucp/carts/put-code.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { askAsPlatform, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { type CheckoutContext, codesIn, origin, suiteOfCheckouts } from './a-begun-checkout.ts';

const test = suiteOfCheckouts('codes that assistants try');

test.before(async ({ shop }) => {
  const code = { created_at: shopTime, updated_at: shopTime, code: 'P10', scope: 'everything' } as const;
  await shop.database.db
    .insertInto('discount_codes')
    .values({ ...code, kind: 'percentage', basis_points: 1000 })
    .execute();
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});

const HERE = '198.51.100.7';
const NOT_CHECKED = 'discount_code_not_checked';

/** A cart with the codes, or with other ones than before. */
async function put(
  { shop, platform, variant }: CheckoutContext,
  code: string,
  more: { id?: string; from?: string } = {},
) {
  const { id, from: remoteAddress = HERE } = more;
  const context = { address_country: 'PL', language: 'pl' };
  const input = { context, line_items: [{ item: { id: variant }, quantity: 1 }], discounts: { codes: [code] } };
  const about = { transport: 'rest', profileUrl: platform.profileUrl('2026-08-25'), remoteAddress, input } as const;
  const asking = id ? { ...about, operation: 'update_checkout', id } : { ...about, operation: 'create_checkout' };
  return (await askAsPlatform(shop, asking)).body;
}

const discountsIn = (body: UcpBody) => body.discounts as { codes: string[]; applied: object[] };

test('wrong codes of one cart are nobody else’s; its own next one waits for the till', async (context) => {
  const { shop, clock } = context;
  const body = await put(context, 'WRONG0');
  const id = String(body.id);
  for (let number = 1; number < WRONG_CODES_PER_ADDRESS; number += 1) {
    assert.ok(codesIn(await put(context, `WRONG${number}`, { id })).includes('discount_code_invalid'));
  }
  const waiting = await put(context, 'P10', { id });
  assert.equal(discountsIn(waiting), { codes: ['P10'], applied: [] });
  assert.ok(codesIn(waiting).includes(NOT_CHECKED));
  // Nothing else is said of a code that does not exist.
  const guessed = await put(context, 'WRONG99', { id });
  assert.equal([discountsIn(guessed), codesIn(guessed)], [{ codes: ['WRONG99'], applied: [] }, codesIn(waiting)]);
  await put(context, 'P10', { id });
  const other = await put(context, 'P10');
  assert.equal([discountsIn(other).applied.length, codesIn(other).includes(NOT_CHECKED)], [1, false]);
  const again = await put(context, 'P10', { id: String(other.id) });
  assert.is(discountsIn(again).applied.length, 1);

  const link = await shop.app.inject({ url: String(waiting.continue_url).replace(origin, '') });
  const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
  const page = await shop.app.inject({ url: '/pl/cart', headers: { cookie } });
  assert.match(page.body, 'P10');
  assert.match(page.body, /116,10/);

  clock.now = new Date(shopTime.getTime() + 3_600_001);
  const later = await put(context, 'P10', { id });
  assert.equal([discountsIn(later).applied.length, codesIn(later).includes(NOT_CHECKED)], [1, false]);
});

test('new carts are no way around: an address that tries hundreds waits, and others of its platform do not', async (context) => {
  const { db } = context.shop.database;
  await put(context, 'WRONG');
  const subject = subjectOf({ name: 'assistant-codes' }, JSON.stringify(['platform.example', HERE]));
  await db.updateTable('rate_limits').set({ tries: WRONG_CODES_OF_PLATFORM }).where('subject', '=', subject).execute();
  assert.ok(codesIn(await put(context, 'P10')).includes(NOT_CHECKED));
  assert.is(discountsIn(await put(context, 'P10', { from: '203.0.113.9' })).applied.length, 1);
});

test('a cart that is sent anew with its code is looked at, however many others were tried', async (context) => {
  const { shop, variant } = context;
  const body = await put(context, 'P10');
  const id = String(body.id);
  for (let tried = 0; tried < WRONG_CODES_PER_ADDRESS; tried += 1) await put(context, `WRONG${tried}`, { id });
  const cheaper = await aProduct(shop.database.db, { handle: `${variant}-2`, title: 'Cheaper' });
  const again = await put({ ...context, variant: cheaper }, 'P10', { id });
  assert.equal([discountsIn(again).applied.length, codesIn(again).includes(NOT_CHECKED)], [1, false]);
});

test.run();
