// What staff is told at once, where the customer would have met it later: data that can be nobody's, and goods that are gone.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { listDraftStock } from '#server/drafts/list-draft-stock.ts';
import { emptyCustomer } from '#src/drafts/draft-content.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { started } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aDraftOrder } from './a-draft.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('refused drafts');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after((context) => context.database.close());
test.after.each((context) => assertMoneyPathInvariants(context.db));

test('what can be nobody’s is refused at its field, when it is saved and when an older draft is sent or sold', async ({
  db,
}) => {
  const draft = await aDraftOrder(db);
  const wrong = { ...draft.content.customer, phone: 'abc', taxId: '123', postalCode: 'xx' };
  const faultsOf = (result: Awaited<ReturnType<typeof draft.save>> | Awaited<ReturnType<typeof draft.tryLink>>) =>
    !result.ok && result.error.kind === 'ContactWrong'
      ? result.error.faults.map(({ name, problem, typed }) => [name, problem, typed])
      : result;
  const faults = [
    ['phone', 'PHONE', 'abc'],
    ['companyName', 'MISSING', ''],
    ['taxId', 'TAX_ID', '123'],
    ['postalCode', 'POSTAL_CODE', 'xx'],
  ];
  assert.equal(faultsOf(await draft.save({ customer: wrong })), faults);
  assert.is((await draft.drafted()).version, 1);
  const former = JSON.stringify({ ...draft.content, customer: wrong });
  await db.updateTable('draft_orders').set({ content: former }).where('number', '=', draft.number).execute();
  assert.equal(faultsOf(await draft.tryLink()), faults);
  const others = [await draft.requestSending(), await draft.payHere()];
  for (const refused of others) assert.is(!refused.ok && refused.error.kind, 'ContactWrong');
  const german = { ...emptyCustomer, email: 'jan@example.com', country: 'DE', postalCode: '10115' };
  assert.ok(
    (await draft.save({ customer: german, shippingMethod: '', shippingMinor: 0 })).ok,
    'whoever collects lives anywhere',
  );
});

test('what is sold out already is sent to nobody, and what the draft’s own order holds is there for it', async ({
  db,
}) => {
  const draft = await aDraftOrder(db, { onHand: 2 });
  const left = async (number: number | null) =>
    (await listDraftStock(db, number, [draft.variantId])).map(({ available }) => available);
  started(await draft.press(await draft.link()));
  assert.equal([await left(null), await left(draft.number)], [[0], [2]]);
  assert.ok((await draft.requestSending()).ok);
  await draft.undo();
  assert.is(typeof (await draft.link()), 'string');
  await db.updateTable('variants').set({ on_hand: 1 }).where('id', '=', draft.variantId).execute();
  const refused = { ok: false, error: { kind: 'OutOfStock', titles: ['Żółw'] } };
  assert.equal(await draft.requestSending(), refused);
  assert.equal(await draft.tryLink(), refused);
  await db.updateTable('variants').set({ sells_without_stock: true }).where('id', '=', draft.variantId).execute();
  assert.equal(await left(draft.number), [], 'it is made to order');
  assert.ok((await draft.requestSending()).ok);
});

test.run();
