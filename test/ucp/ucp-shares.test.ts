// What those who are wrong, who guess, or who take a platform's name, take from the platform: nothing, or a share.
import * as assert from 'uvu/assert';
import { subjectOf } from '#server/http/count-tries.ts';
import { GUESSES_A_MINUTE } from '#server/http/request-limits.ts';
import { createToken } from '#server/http/session.ts';
import { WRITES_OF_SHARE } from '#server/ucp/carts/count-writes.ts';
import { shopTime } from '../fixtures/a-shop.ts';
import { askAsPlatform, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { type CheckoutContext, codesIn, origin, suiteOfCheckouts } from './a-begun-checkout.ts';

const test = suiteOfCheckouts('shares of platforms');

test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('rate_limits').execute();
});

const OWN = '203.0.113.5';
const OTHER = '198.51.100.7';

function ask(
  { shop, platform, variant }: CheckoutContext,
  operation: string,
  more: { id?: string; from: string; input?: object },
) {
  const { from: remoteAddress, ...asking } = more;
  const input = { line_items: [{ item: { id: variant }, quantity: 1 }] };
  const profileUrl = platform.profileUrl('2026-08-25');
  return askAsPlatform(shop, { transport: 'rest', profileUrl, remoteAddress, input, operation, ...asking });
}

const countOf = async ({ shop }: CheckoutContext) =>
  (await shop.database.db.selectFrom('rate_limits').select('tries').execute()).length;

test('what is wrong or not found is nobody’s write', async (context) => {
  const nothing = { line_items: [{ item: { id: 'nothing' }, quantity: 1 }] };
  for (const operation of ['update_cart', 'update_checkout', 'cancel_cart', 'complete_checkout']) {
    assert.equal(codesIn((await ask(context, operation, { id: createToken(), from: OTHER })).body), ['not_found']);
  }
  const refused = await ask(context, 'create_cart', { from: OTHER, input: nothing });
  assert.equal(codesIn(refused.body), ['item_unavailable']);
  assert.is((await ask(context, 'create_cart', { from: OTHER, input: {} })).status, 400);
  assert.is(await countOf(context), 0);
});

test('a cart of nothing is not begun', async (context) => {
  for (const operation of ['create_cart', 'create_checkout']) {
    const { body } = await ask(context, operation, { from: OTHER, input: { line_items: [] } });
    assert.equal([(body.ucp as UcpBody).status, codesIn(body)], ['error', ['cart_empty']]);
  }
  assert.is(await countOf(context), 0);
});

test('an address that writes without end in the name of a platform leaves the rest to it', async (context) => {
  const { db } = context.shop.database;
  await ask(context, 'create_cart', { from: OTHER });
  const subject = subjectOf({ name: 'assistants-share' }, JSON.stringify(['platform.example', OTHER]));
  const counted = await db
    .updateTable('rate_limits')
    .set({ tries: WRITES_OF_SHARE })
    .where('subject', '=', subject)
    .executeTakeFirst();
  assert.is(Number(counted.numUpdatedRows), 1);
  assert.is((await ask(context, 'create_cart', { from: OTHER })).status, 429);
  assert.is((await ask(context, 'create_cart', { from: OWN })).status, 201);
});

test('an order that is not there yet is asked for without end, and guesses are refused to who guesses alone', async (context) => {
  const { shop } = context;
  for (let asked = 0; asked < GUESSES_A_MINUTE + 5; asked += 1) {
    assert.equal(codesIn((await ask(context, 'get_order', { id: 'null', from: OWN })).body), ['not_found']);
  }
  assert.is(await countOf(context), 0);
  const { body } = await ask(context, 'create_checkout', { from: OWN });
  for (let guessed = 0; guessed < GUESSES_A_MINUTE; guessed += 1) {
    assert.is((await ask(context, 'get_order', { id: createToken(), from: OWN })).status, 200);
  }
  assert.is((await ask(context, 'get_order', { id: createToken(), from: OWN })).status, 429);
  // Whoever has the link gets in from the same network.
  const url = String(body.continue_url).replace(origin, '');
  assert.is((await shop.app.inject({ url, remoteAddress: OWN })).statusCode, 303);
  const wrong = await shop.app.inject({ url: `/pl/assistant/${createToken()}`, remoteAddress: OWN });
  assert.is(wrong.statusCode, 429);
});

test('a cart that a wrong clock began in the future is over, and so is its link and a key', async (context) => {
  const { shop, platform, variant, clock } = context;
  const { db } = shop.database;
  const { body } = await ask(context, 'create_cart', { from: OWN });
  const later = new Date(shopTime.getTime() + 2 * 365 * 86_400_000);
  const key = { transport: 'rest', profileUrl: platform.profileUrl('2026-08-25'), idempotencyKey: 'later' } as const;
  const input = { line_items: [{ item: { id: variant }, quantity: 1 }] };
  clock.now = later;
  await askAsPlatform(shop, { ...key, operation: 'create_cart', input });
  clock.now = shopTime;
  const other = { line_items: [{ item: { id: variant }, quantity: 2 }] };
  assert.is((await askAsPlatform(shop, { ...key, operation: 'create_cart', input: other })).status, 201);

  await db.updateTable('assistant_carts').set({ link_until: later }).execute();
  const link = { url: String(body.continue_url).replace(origin, '') };
  assert.is((await shop.app.inject(link)).statusCode, 404);
  const renewed = await ask(context, 'get_cart', { id: String(body.id), from: OWN });
  assert.is(new Date(String(renewed.body.expires_at)).getTime() - shopTime.getTime(), 6 * 3_600_000);
  assert.is((await shop.app.inject(link)).statusCode, 303);
  await db.updateTable('assistant_carts').set({ created_at: later }).execute();
  assert.equal(codesIn((await ask(context, 'get_cart', { id: String(body.id), from: OWN })).body), ['not_found']);
});

test.run();
