// What several writes at once leave in a cart: one of them, and never the sum of two.
import * as assert from 'uvu/assert';
import { aProduct } from '../fixtures/a-product.ts';
import { askAsPlatform, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { aBegunCheckout, askAbout, type CheckoutContext, suiteOfCheckouts, totalIn } from './a-begun-checkout.ts';

const test = suiteOfCheckouts('writes of assistants at once');

const lineOf = (id: string, quantity = 1) => ({ item: { id }, quantity });
const heldIn = (body: UcpBody) =>
  (body.line_items as { item: { id: string }; quantity: number }[]).map(({ item, quantity }) =>
    lineOf(item.id, quantity),
  );

async function severalProducts({ shop, handle }: CheckoutContext, count: number): Promise<string[]> {
  const variants: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const named = { handle: `${handle}-${number}`, title: `${handle} ${number}` };
    variants.push(await aProduct(shop.database.db, { ...named, onHand: 9 }));
  }
  return variants;
}

test('of several writes at once the cart holds exactly one, with its buyer', async (context) => {
  const variants = await severalProducts(context, 6);
  const body = await aBegunCheckout(context);
  const wishes = [0, 1, 2].map((number) => ({
    line_items: variants.slice(number * 2, number * 2 + 2).map((id) => lineOf(id, number + 1)),
    buyer: { email: `buyer-${number}@example.com` },
  }));
  const answered = await Promise.all(wishes.map((wish) => askAbout(context, 'update_checkout', body, wish)));
  assert.equal(
    answered.map(({ status }) => status),
    [200, 200, 200],
  );
  const after = heldIn((await askAbout(context, 'get_checkout', body)).body);
  const winner = wishes.find(({ line_items }) => JSON.stringify(line_items) === JSON.stringify(after));
  assert.ok(winner, `one of the three, as it was asked for, and not ${JSON.stringify(after)}`);
  const { checkout_draft: draft } = await context.shop.database.db
    .selectFrom('carts')
    .innerJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
    .select('checkout_draft')
    .where('variant_id', '=', winner.line_items[0]?.item.id ?? '')
    .executeTakeFirstOrThrow();
  assert.is((draft as { email?: string }).email, winner.buyer.email);
});

test('whoever reads while another writes finds the cart as it was', async (context) => {
  const { db } = context.shop.database;
  const variants = await severalProducts(context, 3);
  const body = await aBegunCheckout(context);
  const before = heldIn(body);
  const reached = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  // Whoever holds the last of the products that are wanted keeps the write from ending.
  const holding = db.transaction().execute(async (tx) => {
    await tx.selectFrom('carts').select('id').forUpdate().execute();
    reached.resolve();
    await release.promise;
  });
  await reached.promise;
  const wanted = { line_items: variants.map((id) => lineOf(id)) };
  const writing = askAbout(context, 'update_checkout', body, wanted);
  assert.equal(heldIn((await askAbout(context, 'get_checkout', body)).body), before);
  release.resolve();
  await holding;
  assert.equal(heldIn((await writing).body), wanted.line_items);
  assert.equal(heldIn((await askAbout(context, 'get_checkout', body)).body), wanted.line_items);
});

test('a write with a line that cannot be had puts in the others, in the order in which they were asked for', async (context) => {
  const { shop } = context;
  const variants = (await severalProducts(context, 3)).toReversed();
  const body = await aBegunCheckout(context);
  await shop.database.db
    .updateTable('variants')
    .set({ on_hand: 0 })
    .where('id', '=', variants[1] ?? '')
    .execute();
  const lines = [...variants, 'NOTHING'].map((id) => lineOf(id, 2));
  const { body: written } = await askAbout(context, 'update_checkout', body, { line_items: lines });
  assert.equal(heldIn(written), [lines[0], lines[2]]);
  const said = (written.messages as UcpBody[]).map(({ code, path }) => [code, path]);
  assert.equal(said.slice(0, 2), [
    ['item_unavailable', '$.line_items[3]'],
    ['out_of_stock', '$.line_items[1]'],
  ]);
  assert.ok(Number(totalIn(written)) > 0);
});

test('a cart that is given up while it is written to stays as it was', async (context) => {
  const { shop, platform, variant } = context;
  const profileUrl = platform.profileUrl('2026-08-25');
  const asking = { transport: 'rest', profileUrl } as const;
  const input = { line_items: [lineOf(variant)] };
  const made = await askAsPlatform(shop, { ...asking, operation: 'create_cart', input });
  const id = String(made.body.id);
  const wanted = { line_items: [lineOf(variant, 3)] };
  const [given, written] = await Promise.all([
    askAsPlatform(shop, { ...asking, operation: 'cancel_cart', id }),
    askAsPlatform(shop, { ...asking, operation: 'update_cart', id, input: wanted }),
  ]);
  assert.equal([given.status, written.status], [200, 200]);
  const gone = await askAsPlatform(shop, { ...asking, operation: 'get_cart', id });
  assert.is((gone.body.ucp as UcpBody).status, 'error');
});

test.run();
