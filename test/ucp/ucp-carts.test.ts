// Carts of assistants: the same money as in the storefront, bounded, and nobody else's.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createCart } from '#server/cart/cart-store.ts';
import { setCartQuantity } from '#server/cart/change-cart.ts';
import { readCart } from '#server/cart/read-cart.ts';
import { setDiscountCode } from '#server/cart/set-discount-code.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { createToken, hashToken, nobody, sessionOfLink } from '#server/http/session.ts';
import { MOST_CARTS, MOST_CARTS_OF_PLATFORM } from '#server/ucp/carts/open-assistant-cart.ts';
import { ASSISTANT_CART_MS } from '#src/cart/cart-life.ts';
import { shopOf } from '#test/fixtures/demo-shop.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { aPlatform, type Platform } from '../fixtures/ucp/a-platform.ts';
import {
  type Asking,
  askAsPlatform,
  faultsOfAnswer,
  transports,
  type UcpBody,
} from '../fixtures/ucp/ask-as-platform.ts';
import { ucpVersions } from '../fixtures/ucp/read-schemas.ts';

type Context = { shop: ShopFixture; platform: Platform; variants: string[] };
const test = suite<Context>('carts of assistants');

let now = shopTime;

test.before(async (context) => {
  context.platform = await aPlatform();
  context.shop = await aShop({ profileFetchRules: context.platform.fetchRules, now: () => now });
  await context.shop.change('assistants', { isOpen: true });
  const { db } = context.shop.database;
  context.variants = [];
  for (const number of [1, 2, 3, 4, 5]) {
    const priceMinor = { PLN: 333 * number + 1, EUR: 77 * number };
    context.variants.push(
      await aProduct(db, { handle: `plakat-${number}`, title: `Plakat ${number}`, onHand: 8, priceMinor }),
    );
  }
  const code = { created_at: shopTime, updated_at: shopTime };
  await db
    .insertInto('discount_codes')
    .values({ ...code, code: 'JESIEN', kind: 'percentage', basis_points: 1500, scope: 'everything' })
    .execute();
});
test.before.each(() => {
  now = shopTime;
});
test.after(async ({ shop, platform }) => {
  await shop.close();
  await platform.close();
});

const polish = { context: { address_country: 'PL', language: 'pl' } };
const lineOf = (id: string | undefined, quantity = 1) => ({ item: { id }, quantity });
const totalIn = (body: UcpBody, type = 'total') =>
  (body.totals as { type: string; amount: number }[]).find((total) => total.type === type)?.amount;
const saidIn = (body: UcpBody) => ((body.messages ?? []) as UcpBody[]).map(({ content }) => content);
const codesIn = (body: UcpBody) => ((body.messages ?? []) as UcpBody[]).map(({ code }) => code);

for (const version of ucpVersions) {
  for (const transport of transports) {
    test(`a cart is made, read, changed and given up, as ${version} says, over ${transport}`, async (context) => {
      const { shop, platform, variants } = context;
      const [first, second] = variants;
      const ask = async (asking: Omit<Asking, 'transport'>) => {
        const answer = await askAsPlatform(shop, { ...asking, transport, profileUrl: platform.profileUrl(version) });
        assert.equal(faultsOfAnswer(answer.body, asking.operation, version), []);
        return answer;
      };
      const input = { ...polish, line_items: [lineOf(first, 2), lineOf(second)], discounts: { codes: ['jesien'] } };
      const made = await ask({ operation: 'create_cart', input });
      assert.is(made.status, transport === 'rest' ? 201 : 200);
      const id = made.body.id as string;
      assert.is(totalIn(made.body, 'subtotal'), 2 * 334 + 667);
      assert.is(totalIn(made.body, 'discount'), -200);
      assert.is(totalIn(made.body), 1335 - 200);
      assert.equal((made.body.discounts as UcpBody).applied, [{ code: 'JESIEN', title: 'JESIEN', amount: 200 }]);
      const changed = await ask({
        operation: 'update_cart',
        id,
        input: { line_items: [lineOf(second, 3)], discounts: { codes: [] } },
      });
      assert.is(totalIn(changed.body), 3 * 667);
      assert.equal((await ask({ operation: 'get_cart', id })).body, changed.body);
      const given = await ask({ operation: 'cancel_cart', id, idempotencyKey: `${version} ${transport}` });
      // It is told as it was, and leads nowhere any more.
      assert.equal(
        [totalIn(given.body), given.body.continue_url, given.body.expires_at],
        [3 * 667, undefined, undefined],
      );
      const gone = await ask({ operation: 'get_cart', id });
      assert.equal([(gone.body.ucp as UcpBody).status, codesIn(gone.body)], ['error', ['not_found']]);
    });
  }
}

/** A generator whose numbers a seed decides (mulberry32). */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test('two hundred carts cost the same here and in the storefront, to the minor unit', async ({
  shop,
  platform,
  variants,
}) => {
  const seed = Number(process.env.SEED ?? 41);
  const random = randomFrom(seed);
  const { markets } = shopOf(demoDocuments);
  const profileUrl = platform.profileUrl('2026-08-25');
  for (let round = 0; round < 200; round += 1) {
    const { language, country } = markets.markets[random(markets.markets.length)] ?? { language: 'pl', country: 'PL' };
    const chosen = variants.filter((_, at) => at === round % variants.length || random(2) === 0);
    const wanted = chosen.map((variantId) => ({ variantId, quantity: 1 + random(10) }));
    const code = random(2) === 0 ? 'JESIEN' : null;
    const input = {
      context: { address_country: country, language },
      line_items: wanted.map(({ variantId, quantity }) => lineOf(variantId, quantity)),
      ...(code && { discounts: { codes: [code] } }),
    };
    const transport = transports[random(2)] ?? 'rest';
    const { body } = await askAsPlatform(shop, { operation: 'create_cart', input, transport, profileUrl });
    const token = createToken();
    await inTransaction(shop.database.db, (tx) => createCart(tx, hashToken(token), now));
    const session = sessionOfLink(nobody, token);
    const services = { db: shop.database.db, now: () => now, session, markets };
    for (const line of wanted) await setCartQuantity(services, line);
    if (code) await setDiscountCode(services, language, code);
    const cart = await readCart(services, language);
    const said = `seed ${seed}, round ${round}`;
    assert.is(totalIn(body), cart.subtotal.minor - (cart.discount?.amount.minor ?? 0), said);
    assert.is(totalIn(body, 'subtotal'), cart.subtotal.minor, said);
    assert.is(body.currency, cart.subtotal.currency, said);
    assert.equal(
      (body.line_items as { quantity: number }[]).map(({ quantity }) => quantity).toSorted(),
      cart.lines.map(({ quantity }) => quantity).toSorted(),
      said,
    );
  }
});

test('more than there is ends at what there is; what is not sold is said, and nothing at all makes no cart', async (context) => {
  const { shop, variants } = context;
  const ask = (line_items: unknown[]) =>
    askAsPlatform(shop, { operation: 'create_cart', input: { ...polish, line_items }, transport: 'rest' });
  const limited = await ask([lineOf(variants[0], 500), lineOf('nothing of this name')]);
  assert.is((limited.body.line_items as UcpBody[])[0]?.quantity, 8);
  assert.equal(codesIn(limited.body).slice(0, 2), ['item_unavailable', 'out_of_stock']);
  assert.ok(saidIn(limited.body).includes('Zostało tylko 8 sztuk.'));
  const nothing = await ask([lineOf('nothing of this name')]);
  assert.equal([nothing.status, (nothing.body.ucp as UcpBody).status], [200, 'error']);
  assert.equal(faultsOfAnswer(nothing.body, 'create_cart', '2026-08-25'), []);
});

test('what ends at the stock, at what a cart may hold, and at nothing, is told apart', async ({ shop }) => {
  const { db } = shop.database;
  const ask = async (line: unknown) => {
    const input = { ...polish, line_items: [line] };
    const { body } = await askAsPlatform(shop, { operation: 'create_cart', input, transport: 'rest' });
    assert.equal(faultsOfAnswer(body, 'create_cart', '2026-08-25'), []);
    return [codesIn(body)[0], saidIn(body)[0]];
  };
  const few = await aProduct(db, { handle: 'niewiele', onHand: 5 });
  assert.equal(await ask(lineOf(few, 6)), ['out_of_stock', 'Zostało tylko 5 sztuk.']);
  const many = await aProduct(db, { handle: 'mnostwo', onHand: 500 });
  assert.is((await ask(lineOf(many, 100)))[0], 'quantity_limited');
  const none = await aProduct(db, { handle: 'nic', onHand: 0 });
  assert.equal(await ask(lineOf(none)), ['out_of_stock', 'Ten produkt jest wyprzedany.']);
  assert.match(String((await ask(lineOf('mnostwo')))[1]), /kilka wariantów/);
  assert.match(String((await ask(lineOf('nigdy')))[1]), /nie sprzedaje albo już nie sprzedaje/);
});

test('a currency and a language that the shop has not are told, beside what it answers in', async ({
  shop,
  variants,
}) => {
  const ask = async (context: object) => {
    const input = { context, line_items: [lineOf(variants[0])] };
    const { body } = await askAsPlatform(shop, { operation: 'create_cart', input, transport: 'rest' });
    assert.equal(faultsOfAnswer(body, 'create_cart', '2026-08-25'), []);
    return saidIn(body).slice(-2);
  };
  assert.equal(await ask({ address_country: 'PL', language: 'xx', currency: 'usd' }), [
    'Ceny są podane w PLN, nie w USD.',
    'Sklep nie obsługuje wybranego języka i odpowiada po polsku.',
  ]);
  const own = await ask({ address_country: 'PL', language: 'pl-PL', currency: 'PLN' });
  assert.not.match(own.join(), /Ceny są podane|nie obsługuje/);
});

test('a draft, and what was archived, goes into no cart', async ({ shop }) => {
  const { db } = shop.database;
  const draft = await aProduct(db, { handle: 'tajne' });
  await db
    .updateTable('products')
    .set({ status: 'draft' })
    .where('id', '=', (eb) => eb.selectFrom('variants').select('product_id').where('id', '=', draft))
    .execute();
  const input = { ...polish, line_items: [lineOf(draft)] };
  const { body } = await askAsPlatform(shop, { operation: 'create_cart', input, transport: 'mcp' });
  assert.equal([(body.ucp as UcpBody).status, codesIn(body)], ['error', ['item_unavailable']]);
});

test('a repeated write changes nothing more, and another one under its key is refused', async ({
  shop,
  platform,
  variants,
}) => {
  const { db } = shop.database;
  const profileUrl = platform.profileUrl('2026-08-25');
  const asking: Asking = {
    ...{ operation: 'create_cart', transport: 'rest', profileUrl, idempotencyKey: 'the same' },
    input: { ...polish, line_items: [lineOf(variants[0])] },
  };
  const counted = async () => (await db.selectFrom('assistant_carts').select('cart_id').execute()).length;
  const first = await askAsPlatform(shop, asking);
  const before = await counted();
  const again = await askAsPlatform(shop, { ...asking, transport: 'mcp' });
  assert.equal([again.body.id, await counted()], [first.body.id, before]);
  const other = { ...polish, line_items: [lineOf(variants[1])] };
  for (const transport of transports) {
    const refused = await askAsPlatform(shop, { ...asking, transport, input: other });
    assert.equal([refused.status, refused.body.code], [409, 'idempotency_key_reused']);
  }
  const atOnce = { ...asking, idempotencyKey: 'at once' };
  const several = await Promise.all(Array.from({ length: 5 }, () => askAsPlatform(shop, atOnce)));
  assert.equal([new Set(several.flatMap(({ body }) => body.id ?? [])).size, await counted()], [1, before + 1]);
  now = new Date(shopTime.getTime() + ASSISTANT_CART_MS + 1);
  const nextDay = await askAsPlatform(shop, asking);
  assert.is.not(nextDay.body.id, first.body.id);
});

test("another platform's cart, a shopper's, and an old one are not found", async ({ shop, platform, variants }) => {
  const { db } = shop.database;
  const input = { ...polish, line_items: [lineOf(variants[0])] };
  const profileUrl = platform.profileUrl('2026-08-25');
  const { body } = await askAsPlatform(shop, { operation: 'create_cart', input, transport: 'rest', profileUrl });
  const token = createToken();
  await inTransaction(db, (tx) => createCart(tx, hashToken(token), now));
  const notFound = async (id: string, as: string | null = profileUrl) => {
    for (const operation of ['get_cart', 'update_cart', 'cancel_cart', 'get_checkout']) {
      const answer = await askAsPlatform(shop, { operation, id, input, transport: 'rest', profileUrl: as });
      assert.equal([operation, codesIn(answer.body)], [operation, ['not_found']]);
    }
  };
  await notFound(body.id as string, null);
  await notFound(token);
  await notFound('x');
  now = new Date(shopTime.getTime() + ASSISTANT_CART_MS + 1);
  await notFound(body.id as string);
});

test('no more carts are open than there may be, of one platform and of all', async ({ shop, platform, variants }) => {
  const { db } = shop.database;
  const fill = (platformName: string, count: number) =>
    inTransaction(db, async (tx) => {
      const ids = Array.from({ length: count }, () => crypto.randomUUID());
      for (let from = 0; from < count; from += 1000) {
        const part = ids.slice(from, from + 1000);
        await tx
          .insertInto('carts')
          .values(part.map((id) => ({ id, token_hash: Buffer.from(id), created_at: now, updated_at: now })))
          .execute();
        await tx
          .insertInto('assistant_carts')
          .values(
            part.map((id) => ({
              ...{ cart_id: id, platform: platformName, locale: 'pl', created_at: now },
              ...{ link_hash: Buffer.from(id), link_until: now },
            })),
          )
          .execute();
      }
    });
  const ask = (profileUrl: string | null) =>
    askAsPlatform(shop, {
      ...{ operation: 'create_cart', transport: 'rest', profileUrl },
      input: { ...polish, line_items: [lineOf(variants[0])] },
    });
  await fill('platform.example', MOST_CARTS_OF_PLATFORM);
  const { status, body, headers } = await ask(platform.profileUrl('2026-08-25'));
  assert.equal([status, body.code, Number(headers['retry-after'])], [503, 'unavailable', ASSISTANT_CART_MS / 1000]);
  assert.is((await ask(null)).status, 201);
  await fill('other.example', MOST_CARTS - MOST_CARTS_OF_PLATFORM);
  assert.is((await ask(null)).status, 503);
  await sql`delete from carts where id in (select cart_id from assistant_carts)`.execute(db);
});

test.run();
