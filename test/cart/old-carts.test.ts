import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { saveCartLine } from '#server/cart/cart-line-store.ts';
import { createCart, findCart } from '#server/cart/cart-store.ts';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';

const test = suite<{ database: Database }>('old carts');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const day = (number: number) => new Date(Date.UTC(2026, 8, number));

test('a cart goes sixty days after it was last touched, with its lines', async ({ database: { db } }) => {
  const variantId = await aProduct(db, { handle: 'zolw', title: 'Żółw' });
  const [old, touched] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  await inTransaction(db, async (tx) => {
    for (const tokenHash of [old, touched]) {
      const { id } = await createCart(tx, tokenHash, day(1));
      await saveCartLine(tx, { cartId: id, variantId, text: '', quantity: 1, now: day(tokenHash === old ? 1 : 2) });
    }
  });
  await runRetention(db, day(61));
  assert.ok(await findCart(db, old));
  await runRetention(db, new Date(day(61).getTime() + 1));
  assert.is(await findCart(db, old), null);
  assert.ok(await findCart(db, touched));
  assert.is((await db.selectFrom('cart_lines').select('variant_id').execute()).length, 1);
});

test.run();
