// Whoever saves over what a colleague has saved meanwhile is told the colleague's name, whatever the record is.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readVersions } from '#server/history/change-batch.ts';
import { newDraft } from '#src/drafts/draft-content.ts';
import type { MutationName } from '#src/graphql-client.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { answerOf, ask, press, servicesOf } from '#test/orders/office/an-office.ts';
import { listSources } from '#test/source-imports.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';
import { paidOrder } from './what-is-made.ts';

type Context = { shop: ShopFixture; anna: SignedInFixture; bert: SignedInFixture };
const test = suite<Context>('writer names');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  const as = (name: string) => signedInStaff(db, 'owner', { name, now: shopTime, isSteppedUp: true });
  context.anna = await as('Anna Nowak');
  context.bert = await as('Bert Kowalski');
});
test.after(({ shop }) => shop.close());

/** What was read before either saves: an answer to the first save, or what is there. */
type Read = { id?: string; number?: number; version?: number; revision?: number; data?: string };

type Kind = {
  editor: string;
  mutation: MutationName;
  refusal: string;
  read(context: Context): Promise<Read>;
  /** What is sent over it. */
  save(read: Read, words: string): object;
};

const made =
  (mutation: MutationName, variables: object) =>
  ({ shop, anna }: Context): Promise<Read> =>
    answerOf(press(shop, anna, mutation, variables as never));
const texts = (title: string) => ({ pl: { title } });
const code = (words: string) => ({
  ...{ code: 'SPRING', kind: 'percentage', basisPoints: words.length * 100, amounts: [], minimums: [] },
  ...{ scope: 'everything', handles: [] },
});
const receiver = (words: string) => ({
  ...{ url: `https://warehouse.example/${words}`, events: ['order.paid'], stockLowAt: 3, isStopped: false },
});
const written = (title: string) =>
  JSON.stringify({ slug: 'z-pracowni', texts: { pl: { title, bodyHtml: `<p>${title}</p>` } } });

const kinds: Kind[] = [
  {
    editor: 'product',
    mutation: 'ProductsSave',
    refusal: 'FieldsChanged',
    read: made('ProductsSave', { patch: JSON.stringify({ texts: texts('Kubek') }) }),
    save: ({ id, version }, words) => ({ id, version, patch: JSON.stringify({ texts: texts(words) }) }),
  },
  {
    editor: 'collection',
    mutation: 'CollectionsSave',
    refusal: 'CollectionChanged',
    read: made('CollectionsSave', { patch: JSON.stringify({ texts: texts('Kubki') }) }),
    save: ({ id, version }, words) => ({ id, version, patch: JSON.stringify({ texts: texts(words) }) }),
  },
  {
    editor: 'discount',
    mutation: 'DiscountsSave',
    refusal: 'CodeChanged',
    read: made('DiscountsSave', { version: null, content: code('first') }),
    save: ({ version }, words) => ({ version, content: code(words) }),
  },
  {
    editor: 'redirect',
    mutation: 'RedirectsSave',
    refusal: 'RedirectChanged',
    read: made('RedirectsSave', { from: '/stary', to: '/pl' }),
    save: ({ id, version }, words) => ({ id, version, from: '/stary', to: `/pl?${words}` }),
  },
  {
    editor: 'webhook',
    mutation: 'WebhooksSave',
    refusal: 'WEBHOOK_CHANGED',
    read: made('WebhooksSave', { name: 'warehouse', content: receiver('first') }),
    save: ({ version }, words) => ({ name: 'warehouse', version, content: receiver(words) }),
  },
  {
    editor: 'draft',
    mutation: 'DraftsSave',
    refusal: 'DraftChanged',
    read: made('DraftsSave', { number: null, version: 0, content: JSON.stringify(newDraft('pl')) }),
    save: ({ number, version }, note) => ({ number, version, content: JSON.stringify({ ...newDraft('pl'), note }) }),
  },
  {
    editor: 'written-article',
    mutation: 'ContentsSave',
    refusal: 'ContentChanged',
    read: made('ContentsSave', { kind: 'article', content: written('Z pracowni') }),
    save: ({ id, version }, words) => ({ kind: 'article', id, version, content: written(words) }),
  },
  {
    editor: 'home',
    mutation: 'HomeSave',
    refusal: 'DraftChanged',
    read: async (context) => {
      const { version = 0 } = (await ask(context.shop, context.anna, 'HomeEdited', {})).editedHome;
      const home = { data: '{"blocks":[]}', version, revision: null };
      return { version, ...(await made('HomeSave', home)(context)) };
    },
    save: ({ version, revision }) => ({ data: '{"blocks":[]}', version, revision }),
  },
  {
    editor: 'menu',
    mutation: 'MenuSave',
    refusal: 'MenuChanged',
    read: async ({ shop, anna }) => (await ask(shop, anna, 'MenuEdited', {})).editedMenu,
    save: ({ version, data = '{}' }, words) => ({
      version,
      data: JSON.stringify({ ...JSON.parse(data), fillUpTo: words.length }),
    }),
  },
  {
    editor: 'settings',
    mutation: 'SettingsSave',
    refusal: 'SettingsChanged',
    read: async ({ shop, anna }) => (await ask(shop, anna, 'SettingsShow', { name: 'mail' })).settingsDocument,
    save: ({ version, data = '{}' }, words) => ({
      ...{ name: 'mail', version, told: [] },
      data: JSON.stringify({ ...JSON.parse(data), replyTo: `${words.toLowerCase()}@shop.example` }),
    }),
  },
  {
    editor: 'ownFields',
    mutation: 'ProductsSaveOwnFields',
    refusal: 'FieldsChanged',
    read: async () => ({ version: 0 }),
    save: ({ version }, name) => {
      const field = { key: 'glaze', kind: 'text', names: [{ locale: 'pl', name }], unit: '', choices: [] };
      return { version, fields: [{ ...field, isShown: true, isFilter: false }] };
    },
  },
  {
    editor: 'mail',
    mutation: 'MailsSaveTexts',
    refusal: 'TextsChanged',
    read: async () => ({ version: 0 }),
    save: ({ version }, closing) => ({
      ...{ kind: 'order-confirmation', version },
      texts: [{ locale: 'pl', subject: '', intro: '', closing, confirmed: [] }],
    }),
  },
  {
    editor: 'contact',
    mutation: 'OrdersChangeContact',
    refusal: 'OrderChanged',
    read: ({ shop, anna }) => paidOrder({ shop, owner: anna }),
    save: ({ number, version }, fullName) => ({
      ...{ number, version, tellsCustomer: false },
      contact: {
        ...{ email: 'jan@example.com', phone: '+48600700800', fullName, pickupPoint: '' },
        ...{ line1: 'ul. Nowa 7', line2: '', postalCode: '00-238', city: 'Warszawa' },
      },
    }),
  },
  {
    editor: 'evidence',
    mutation: 'DisputesSaveEvidence',
    refusal: 'EvidenceChanged',
    async read({ shop }) {
      const { id: orderId } = await aPaidOrder(servicesOf(shop));
      const dispute = { order_id: orderId, amount_minor: 100, currency: 'PLN', reason: 'fraudulent' } as const;
      const values = { ...dispute, id: 'dp_1', status: 'needs_response', opened_at: shopTime, updated_at: shopTime };
      await shop.database.db.insertInto('disputes').values(values).execute();
      return { id: 'dp_1', version: 0 };
    },
    save: ({ id, version }, text) => ({ id, version, text }),
  },
  {
    editor: 'synonym',
    mutation: 'SearchesSaveSynonym',
    refusal: 'SynonymChanged',
    read: async () => ({ version: 0 }),
    save: ({ version }, meaning) => ({ locale: 'pl', term: 'liszka', version, meanings: [meaning], page: null }),
  },
  {
    editor: 'reply',
    mutation: 'ReviewsReply',
    refusal: 'ReplyChanged',
    async read({ shop }) {
      const { db } = shop.database;
      await aProduct(db, { handle: 'reviewed' });
      const { rows } = await sql<{ id: number }>`
        insert into reviews (product_id, stars, locale, text, shown_name, state, written_at, decided_at)
        select id, 5, 'pl', '', 'Ewa R.', 'published', ${shopTime}, ${shopTime} from products where handle = 'reviewed'
        returning id::int as id`.execute(db);
      return { number: rows[0]?.id ?? 0, version: 0 };
    },
    save: ({ number: id, version }, text) => ({ id, version, text }),
  },
  {
    editor: 'translation',
    mutation: 'TranslationSave',
    refusal: 'TextsChanged',
    read: async ({ shop }) => {
      const { db } = shop.database;
      await aProduct(db, { handle: 'translated' });
      const { id } = await db
        .selectFrom('products')
        .select('id')
        .where('handle', '=', 'translated')
        .executeTakeFirstOrThrow();
      const versions = await readVersions(db, 'product', [id]);
      return { id: `product~${id}`, version: versions.get(id) ?? 0 };
    },
    save: ({ id, version }, text) => ({
      ...{ id, locale: 'de', version, confirmed: [] },
      texts: [{ field: 'title', text }],
    }),
  },
];

for (const { editor, mutation, refusal, read, save } of kinds) {
  test(`the name of whoever has saved it meanwhile is told: ${editor}`, async (context) => {
    const { shop, anna, bert } = context;
    const before = await read(context);
    const send = (person: SignedInFixture, words: string) =>
      answerOf(press(shop, person, mutation, save(before, words) as never));
    assert.is((await send(anna, 'Ania')).refusal ?? null, null);
    const refused = await send(bert, 'Bertold');
    assert.is(refused.refusal, refusal);
    assert.is(refused.by, 'Anna Nowak');
  });
}

test('each record editor is in the table', async () => {
  const editors = (await listSources('src/**/*.ts')).filter(({ text }) => / useRecordEditor\(\{/.test(text));
  const written = editors.map(({ text }) => text.match(/^ {4}kind: [`']([\w-]+?)([-:]\$\{\w+\})?[`'],$/m)?.[1]);
  assert.equal(
    written.toSorted(),
    kinds.map(({ editor }) => editor.replace(/^written-article$/, 'written')).toSorted(),
  );
});

test('what was changed by no person names nobody', async (context) => {
  const { shop, anna, bert } = context;
  const { id, version = 0 } = await made('RedirectsSave', { from: '/dawny', to: '/pl' })(context);
  const { db } = shop.database;
  await db
    .updateTable('redirects')
    .set({ target: '/de', version: version + 1 })
    .where('path', '=', '/dawny')
    .execute();
  const variables = { id, version, from: '/dawny', to: '/nl' } as never;
  const refused = await answerOf(press(shop, bert, 'RedirectsSave', variables));
  assert.equal([refused.refusal, refused.by], ['RedirectChanged', null]);
  assert.is((await ask(shop, anna, 'RedirectsShow', { id } as never)).redirect.target, '/de');
});

test.run();
