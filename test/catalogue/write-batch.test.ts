import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WriteBatch } from '#server/catalogue/write-batch.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';

const test = suite<{ database: Database }>('batch of writes');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('what a batch makes is new, and never written over what is there; what it was given may be there', async ({
  database: { db },
}) => {
  const write = (writes: WriteBatch, id: string, title: string) =>
    inTransaction(db, async (tx) => {
      writes.put('collections', { id, handle: 'maps', position: 1 });
      writes.put('collection_texts', { collection_id: id, locale: 'pl', title });
      await writes.flush(tx);
    });
  const writes = new WriteBatch();
  const id = writes.newId();
  await write(writes, id, 'Mapy');
  const refusal = await write(writes, id, 'Plany').catch((error: Error) => error.message);
  assert.match(String(refusal), /duplicate key/);
  await write(new WriteBatch(), id, 'Stare mapy');
  const texts = await db.selectFrom('collection_texts').select('title').where('collection_id', '=', id).execute();
  assert.equal(texts, [{ title: 'Stare mapy' }]);
});

test('what is sold while an import runs stays sold: stock is not written back as it was read', async ({
  database: { db },
}) => {
  const id = await aProduct(db, { onHand: 5 });
  const variant = () => db.selectFrom('variants').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const read = await variant();
  await db.updateTable('variants').set({ on_hand: 4, reserved: 1 }).where('id', '=', id).execute();
  const writes = new WriteBatch();
  writes.put('variants', { ...read, barcode: '590' }, read);
  await inTransaction(db, (tx) => writes.flush(tx));
  const { barcode, on_hand, reserved } = await variant();
  assert.equal([barcode, on_hand, reserved], ['590', 4, 1]);
});

test.run();
