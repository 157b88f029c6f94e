// A form that makes a record makes it once, whatever was typed since the answer to the first press was lost.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newDraft } from '#src/drafts/draft-content.ts';
import type { MutationName } from '#src/graphql-client.ts';
import { createRecordId } from '#src/ui/record-editor/record-id.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, press } from '#test/orders/office/an-office.ts';
import { listSources } from '#test/source-imports.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; owner: SignedInFixture };
const test = suite<Context>('made once');

test.before(async (context) => {
  context.shop = await aShop();
  context.owner = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
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
  ...['src/catalogue/office/home/use-home-editor.ts', 'src/catalogue/office/own-fields/use-own-fields-editor.ts'],
];

test('each editor that makes a record sends the key under which it is made once', async () => {
  const editors = (await listSources('src/**/*.ts')).filter(({ text }) => / useRecordEditor\(\{/.test(text));
  const without = editors.filter(({ text }) => !/send\([^)]*newId/.test(text)).map(({ path }) => path);
  assert.equal(without.toSorted(), neverNew.toSorted());
  assert.is(editors.length - without.length, new Set(kinds.map(({ mutation }) => mutation)).size);
});

test.run();
