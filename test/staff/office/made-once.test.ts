// A form that makes a record makes it once, whatever was typed since the answer to the first press was lost.

import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newDraft } from '#src/drafts/draft-content.ts';
import type { MutationName } from '#src/graphql-client.ts';
import { createRecordId } from '#src/ui/record-editor/record-id.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, press } from '#test/orders/office/an-office.ts';
import { listSources } from '#test/source-imports.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { making, paidOrder } from './what-is-made.ts';

type Context = { shop: ShopFixture; owner: SignedInFixture };
const test = suite<Context>('made once');

test.before(async (context) => {
  context.shop = await aShop();
  context.owner = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
});
/** The id of a product that is there. */
let copied = '';
test.before(async ({ shop }) => {
  const { db } = shop.database;
  await aProduct(db, { handle: 'copied' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'copied').executeTakeFirstOrThrow();
  copied = id;
});
test.after(({ shop }) => shop.close());

const texts = (title: string) => ({ pl: { title } });
const written = (slug: string, title: string) =>
  JSON.stringify({ slug, texts: { pl: { title, bodyHtml: '<p>a</p>' } } });
const rule = { match: 'all', conditions: [{ field: 'tag', operator: 'is', value: 'kubek' }] };

type Made = {
  name: string;
  mutation: MutationName;
  /** What is sent of the form, first and once more after the answer was lost. */
  variables(typed: string): object;
  /** Counts those that are there. */
  table:
    | 'products'
    | 'collections'
    | 'discount_codes'
    | 'draft_orders'
    | 'settings_drafts'
    | 'redirects'
    | 'webhook_receivers';
  /** There is no form: one press makes it. */
  isPress?: true;
};

const kinds: Made[] = [
  {
    name: 'product',
    mutation: 'ProductsSave',
    variables: (typed) => ({ patch: JSON.stringify({ texts: texts(`Kubek ${typed}`) }) }),
    table: 'products',
  },
  {
    name: 'collection by hand',
    mutation: 'CollectionsSave',
    variables: (typed) => ({ patch: JSON.stringify({ texts: texts(`Kubki ${typed}`) }) }),
    table: 'collections',
  },
  {
    name: 'collection by rule',
    mutation: 'CollectionsSave',
    variables: (typed) => ({ patch: JSON.stringify({ texts: texts(`Co nowe ${typed}`), rule }) }),
    table: 'collections',
  },
  {
    name: 'discount code',
    mutation: 'DiscountsSave',
    variables: (typed) => ({
      version: null,
      content: {
        ...{ code: 'SPRING', kind: 'percentage', basisPoints: typed.length * 100, amounts: [], minimums: [] },
        ...{ scope: 'everything', handles: [] },
      },
    }),
    table: 'discount_codes',
  },
  {
    name: 'order by hand',
    mutation: 'DraftsSave',
    variables: (typed) => ({
      number: null,
      version: 0,
      content: JSON.stringify({ ...newDraft('pl'), note: typed }),
    }),
    table: 'draft_orders',
  },
  {
    name: 'page',
    mutation: 'ContentsSave',
    variables: (typed) => ({ kind: 'page', content: written('nasza-pracownia', typed) }),
    table: 'settings_drafts',
  },
  {
    name: 'article',
    mutation: 'ContentsSave',
    variables: (typed) => ({ kind: 'article', content: written(`z-pracowni-${typed}`, typed) }),
    table: 'settings_drafts',
  },
  {
    name: 'redirect',
    mutation: 'RedirectsSave',
    variables: (typed) => ({ from: `/stary-${typed}`, to: '/pl' }),
    table: 'redirects',
  },
  {
    name: 'webhook',
    mutation: 'WebhooksSave',
    variables: (typed) => ({
      name: 'warehouse',
      content: { url: `https://warehouse.example/${typed}`, events: ['order.paid'], stockLowAt: 3, isStopped: false },
    }),
    table: 'webhook_receivers',
  },
  {
    name: 'copy of a product',
    mutation: 'ProductsDuplicate',
    variables: () => ({ id: copied }),
    table: 'products',
    isPress: true,
  },
];

type Answer = { id?: string; number?: number; refusal: string | null; madeBefore?: string };

for (const { name, mutation, variables, table } of kinds) {
  test(`sent again with other words under the same key, there is one, and its id is told: ${name}`, async (context) => {
    const { shop, owner } = context;
    const { db } = shop.database;
    const count = async () =>
      (await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).execute())[0]?.rows;
    const send = (typed: string, newId: string): Promise<Answer> =>
      answerOf(press(shop, owner, mutation, { ...variables(typed), newId } as never));
    const before = Number(await count());
    const newId = createRecordId();
    const [one, other] = await Promise.all([send('first', newId), send('first', newId)]);
    const again = await send('and-more', newId);
    assert.is(Number(await count()) - before, 1);
    const isMade = ({ refusal, madeBefore }: Answer) => !refusal && !madeBefore;
    const [made, ...refused] = isMade(one) ? [one, other, again] : [other, one, again];
    assert.ok(made && isMade(made), JSON.stringify([one, other]));
    for (const answer of refused) {
      const named = mutation === 'WebhooksSave' ? answer.madeBefore : (answer.number ?? answer.id);
      assert.is(named, mutation === 'WebhooksSave' ? 'warehouse' : (made.number ?? made.id));
      if (mutation !== 'WebhooksSave') assert.is(answer.refusal, 'MadeBefore');
    }
  });
}

/** What is sent again with other words says those: there is nobody to be asked, and nothing else of it. */
const said: { name: string; mutation: MutationName; table: 'order_notes' | 'customer_notes' | 'order_views' }[] = [
  { name: 'note about an order', mutation: 'OrdersNote', table: 'order_notes' },
  { name: 'note about a customer', mutation: 'CustomersNote', table: 'customer_notes' },
  { name: 'saved filters of orders', mutation: 'OrdersSaveView', table: 'order_views' },
];

for (const { name, mutation, table } of said) {
  test(`sent again with other words under the same key, there is one, and it says those: ${name}`, async (context) => {
    const { shop, owner } = context;
    const variables = await making[mutation]?.(context);
    const column = table === 'order_views' ? 'name' : 'text';
    const newId = createRecordId();
    const send = (words: string, id = newId) =>
      press(shop, owner, mutation, { ...variables, [column]: words, newId: id } as never);
    const rows = async () =>
      (
        await sql<{ words: string }>`select ${sql.ref(column)} as words from ${sql.table(table)}`.execute(
          shop.database.db,
        )
      ).rows.map(({ words }) => words);
    const answers = await Promise.all([answerOf(send('first')), answerOf(send('first'))]);
    assert.equal(
      answers.map(({ refusal }) => refusal),
      [null, null],
    );
    assert.is((await answerOf(send('and more'))).refusal, null);
    assert.equal(await rows(), ['and more']);
    assert.is((await send('a guess', 'guess')).statusCode, 400);
    assert.is((await answerOf(send('another', createRecordId()))).refusal, null);
    assert.equal((await rows()).toSorted(), ['and more', 'another']);
  });
}

test('the key of a note is that of no other note', async (context) => {
  const { shop, owner } = context;
  const newId = createRecordId();
  const [first, second] = [await paidOrder(context), await paidOrder(context)];
  const note = (number: number, text: string, person = owner) =>
    press(shop, person, 'OrdersNote', { number, text, newId });
  assert.is((await answerOf(note(first.number, 'hers'))).refusal, null);
  const other = await signedInStaff(shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  assert.is((await note(first.number, 'his', other)).statusCode, 400);
  assert.is((await note(second.number, 'of another order')).statusCode, 400);
  const { text } = await shop.database.db
    .selectFrom('order_notes')
    .select('text')
    .where('id', '=', newId)
    .executeTakeFirstOrThrow();
  assert.is(text, 'hers');
});

test('a return that was opened is named to whoever opens it again under the same key', async (context) => {
  const { shop, owner } = context;
  const { number: orderNumber } = await paidOrder(context, 3);
  const notice = {
    channel: 'phone',
    announcedOn: '2026-11-21',
    isAcknowledged: false,
    newId: createRecordId(),
  } as const;
  const send = (reason: string, quantity: number) =>
    answerOf(press(shop, owner, 'ReturnsOpen', { ...notice, orderNumber, reason, lines: [{ position: 0, quantity }] }));
  const made = await send('', 1);
  assert.is(made.refusal, null);
  assert.equal(await send('Too small.', 2), { refusal: 'MadeBefore', number: made.number });
  const { db } = shop.database;
  const { rows } = await sql`select 1 from returns`.execute(db);
  assert.is(rows.length, 1);
});

test('what was refused is not made, and its key goes on; a key that is no UUID is refused', async ({ shop, owner }) => {
  const newId = createRecordId();
  const send = (to: string, key = newId) => press(shop, owner, 'RedirectsSave', { from: '/odmowa', to, newId: key });
  assert.is((await answerOf(send('nowhere'))).refusal, 'TargetInvalid');
  assert.is((await answerOf(send('/pl'))).refusal, null);
  assert.is((await send('/pl', 'guess')).statusCode, 400);
});

/** There is one of each, or they belong to something that is there. */
const neverNew = [
  ...['src/translation/office/use-translation-editor.ts', 'src/emails/office/use-mail-editor.ts'],
  ...['src/shop/office/use-settings-editor.ts', 'src/catalogue/office/menu/use-menu-editor.ts'],
  ...['src/catalogue/office/home/use-home-record.ts', 'src/catalogue/office/own-fields/use-own-fields-editor.ts'],
  ...['src/order-actions/office/contact/use-contact-editor.ts', 'src/disputes/office/use-evidence-editor.ts'],
  ...['src/searches/office/use-synonym-editor.ts', 'src/reviews/office/use-reply-editor.ts'],
];

test('each editor that makes a record sends the key under which it is made once', async () => {
  const editors = (await listSources('src/**/*.ts')).filter(({ text }) => / useRecordEditor\(\{/.test(text));
  const without = editors.filter(({ text }) => !/send\([^)]*newId/.test(text)).map(({ path }) => path);
  assert.equal(without.toSorted(), neverNew.toSorted());
  assert.is(
    editors.length - without.length,
    new Set(kinds.flatMap(({ mutation, isPress }) => (isPress ? [] : [mutation]))).size,
  );
});

test.run();
