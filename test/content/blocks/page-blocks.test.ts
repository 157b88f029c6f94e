// Blocks below the text of a page: drawn with the sheet of the home page, published at a time, merged with what somebody else
// wrote, and never in the way of the rest.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { draftTargets } from '#server/content/writing/content-kind.ts';
import { type ContentState, findContent } from '#server/content/writing/content-state.ts';
import { type SavedContent, saveContent } from '#server/content/writing/save-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isPictureShown } from '#server/media/picture-uses.ts';
import { publishDueDrafts } from '#server/shop/drafts/publish-settings-draft.ts';
import { findSettings, insertSettings } from '#server/shop/settings-store.ts';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import { previewPath } from '#src/ui/office/preview/preview-asked.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { shopOrigin } from '../../fixtures/post-form.ts';
import { until } from '../../fixtures/until.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { A_PICTURE, aPicture, fillShop } from './blocks-of-all-kinds.ts';

const test = suite<{ shop: ShopFixture }>('blocks of a page');

test.before(async (context) => {
  context.shop = await aShop();
  await fillShop(context.shop.database.db);
});
test.after(({ shop }) => shop.close());

const dbOf = (shop: ShopFixture) => shop.database.db;
const bodyOf = async (shop: ShopFixture, slug: string) => (await shop.app.inject(`/pl/page/${slug}`)).body;
const texts = (title: string) => ({ pl: { title, bodyHtml: `<p>${title}, słowo.</p>` } });
const text = (pl: string): StoredBlock => ({ kind: 'text', text: { pl: `<p>${pl}</p>` } });

type Given = { slug: string; blocks?: StoredBlock[] };

function save(shop: ShopFixture, { slug, blocks }: Given, saved: Partial<SavedContent> & { by?: string } = {}) {
  const { by = 'anna@shop.example', ...rest } = saved;
  const work = { db: dbOf(shop), now: () => shopTime, changedBy: by };
  const data = { slug, texts: texts(slug), ...(blocks && { blocks }) };
  return saveContent(work, 'page', { id: null, version: null, publishAt: null, publish: true, data, ...rest });
}

const stored = async (shop: ShopFixture, slug: string) =>
  (await findSettings(dbOf(shop), 'pages'))?.data.pages.find((page) => page.slug === slug);

async function foundOf(shop: ShopFixture, slug: string): Promise<ContentState> {
  const found = await findContent(dbOf(shop), 'page', slug);
  if (!found) throw new Error(`there is no page ${slug}`);
  return found;
}

test('a page without blocks is stored and shown as ever, and one with them brings their sheet', async ({ shop }) => {
  assert.ok((await save(shop, { slug: 'slowa', blocks: [] })).ok);
  assert.ok((await save(shop, { slug: 'bloki', blocks: [text('Pod spodem.'), { kind: 'newest' }] })).ok);
  await until(async () => (await bodyOf(shop, 'bloki')).includes('Pod spodem.'));
  const plain = await bodyOf(shop, 'slowa');
  assert.not.ok('blocks' in ((await stored(shop, 'slowa')) ?? {}));
  assert.not.match(plain, 'home.css');
  assert.match(plain, '21 listopada 2026');
  const body = await bodyOf(shop, 'bloki');
  assert.match(body, '<link rel="stylesheet" href="/assets/home.css">');
  assert.match(body, 'href="/pl/p/kubek"');
  assert.ok(body.indexOf('bloki, słowo.') < body.indexOf('Pod spodem.'));
  assert.ok(body.indexOf('Pod spodem.') < body.indexOf('href="/pl/p/kubek"'));
});

test('questions of a block are told to search engines with those of the text', async ({ shop }) => {
  const questions = [{ question: { pl: 'Czy pieczecie?' }, answer: { pl: '<p>W środy.</p>' } }];
  assert.ok((await save(shop, { slug: 'pytania', blocks: [{ kind: 'questions', questions }] })).ok);
  await until(async () => (await bodyOf(shop, 'pytania')).includes('Czy pieczecie?'));
  assert.match(await bodyOf(shop, 'pytania'), '"@type":"FAQPage"');
});

test('it is shown from its second on, and not one before', async ({ shop }) => {
  const at = new Date(shopTime.getTime() + 60_000);
  const planned = await save(shop, { slug: 'jutro', blocks: [text('Od jutra.')] }, { publish: false, publishAt: at });
  assert.ok(planned.ok);
  const log = { error: (words: unknown) => assert.unreachable(JSON.stringify(words)) } as never;
  const publishAt = (moment: number) =>
    publishDueDrafts({ db: dbOf(shop), now: () => new Date(moment), log }, draftTargets);
  assert.is(await publishAt(at.getTime() - 1_000), 0);
  assert.is((await shop.app.inject('/pl/page/jutro')).statusCode, 404);
  assert.is(await publishAt(at.getTime() + 1_000), 1);
  await until(async () => (await bodyOf(shop, 'jutro')).includes('Od jutra.'));
});

test('two who change different blocks both keep theirs, and who changes the same is asked', async ({ shop }) => {
  assert.ok((await save(shop, { slug: 'dwoje', blocks: [text('Raz.'), text('Dwa.')] })).ok);
  const { version, data } = await foundOf(shop, 'dwoje');
  const [one, two] = data.blocks as [StoredBlock, StoredBlock];
  const anna = { ...one, text: { pl: '<p>Od Anny.</p>' } };
  assert.ok((await save(shop, { slug: 'dwoje', blocks: [anna, two] }, { id: 'dwoje', version, publish: false })).ok);
  // Ben publishes over the version that both had seen, past the draft.
  const publishBen = (blocks: StoredBlock[]) =>
    inTransaction(dbOf(shop), (tx) =>
      draftTargets('pages').publish(tx, {
        ...{ part: 'dwoje', changedBy: 'ben@shop.example', now: shopTime },
        data: { slug: 'dwoje', texts: data.texts, blocks },
      }),
    );
  assert.ok((await publishBen([one, { ...two, text: { pl: '<p>Od Bena.</p>' } }])).ok);
  const draft = await findContent(dbOf(shop), 'page', 'dwoje');
  const again = { id: 'dwoje', version: draft?.version ?? 0 };
  assert.ok((await save(shop, { slug: 'dwoje', blocks: [anna, two] }, again)).ok);
  const texted = ((await stored(shop, 'dwoje'))?.blocks ?? []).map((block) => (block.text as { pl: string }).pl);
  assert.equal(texted, ['<p>Od Anny.</p>', '<p>Od Bena.</p>']);

  const outdated = await save(shop, { slug: 'dwoje', blocks: [two] }, { id: 'dwoje', version });
  assert.is(!outdated.ok && outdated.error.kind, 'ContentChanged');
});

test('a block of another release stays as it is, is left out on the page, and goes with a new address', async ({
  shop,
}) => {
  assert.ok((await save(shop, { slug: 'nowsza', blocks: [text('Widać.')] })).ok);
  const newer = { kind: 'carousel', key: 9, slides: [1] };
  await inTransaction(dbOf(shop), async (tx) => {
    const now = await findSettings(tx, 'pages');
    const pages = (now?.data.pages ?? []).map((page) =>
      page.slug === 'nowsza' ? { ...page, blocks: [...(page.blocks ?? []), newer] } : page,
    );
    const version = (now?.version ?? 0) + 1;
    await insertSettings(tx, 'pages', { version, data: { pages }, changedBy: 'newer', changedAt: shopTime });
  });
  const { version, data } = await foundOf(shop, 'nowsza');
  const blocks = data.blocks as StoredBlock[];
  const moved = await save(shop, { slug: 'przeniesiona', blocks }, { id: 'nowsza', version });
  assert.ok(moved.ok, JSON.stringify(moved));
  assert.equal((await stored(shop, 'przeniesiona'))?.blocks?.[1], newer);
  await until(async () => (await bodyOf(shop, 'przeniesiona')).includes('Widać.'));
  const invented = await save(shop, { slug: 'inna', blocks: [{ kind: 'carousel', slides: [2] }] });
  assert.is(!invented.ok && invented.error.kind, 'BlocksInvalid');
});

test('a picture that has vanished is left out, and one that a page shows cannot be removed', async ({ shop }) => {
  const withPicture = (picture: string, title: string): StoredBlock => ({
    ...{ kind: 'picture-text', title: { pl: title }, picture: { picture, alt: { pl: 'Kubek' } } },
  });
  const gone = 'f123456789abcdef0123';
  const blocks = [withPicture(A_PICTURE, 'Ze zdjęciem'), withPicture(gone, 'Bez zdjęcia')];
  assert.ok((await save(shop, { slug: 'zdjecia', blocks })).ok);
  await until(async () => (await bodyOf(shop, 'zdjecia')).includes('Bez zdjęcia'));
  const body = await bodyOf(shop, 'zdjecia');
  assert.match(body, `/media/${A_PICTURE}-`);
  const [main = ''] = body.split('id="kasa-state"');
  assert.not.match(main, gone);
  const shown = await dbOf(shop).selectFrom('pictures').select('key').where(isPictureShown).execute();
  assert.equal(
    shown.map(({ key }) => key),
    [A_PICTURE],
  );
});

test('what cannot stand there is refused at its place, and nothing is stored', async ({ shop }) => {
  const refused = async (slug: string, blocks: StoredBlock[]) => {
    const done = await save(shop, { slug, blocks });
    if (done.ok) return assert.unreachable(`${slug} is stored`);
    return done.error.kind === 'BlocksInvalid' ? done.error.fields : done.error.kind;
  };
  assert.equal(await refused('nic', [text('a'), { kind: 'hero' }]), ['blocks.1.kind']);
  assert.equal(await refused('nic', [{ kind: 'banner', link: 'javascript:x()' }]), ['blocks.0.link']);
  assert.equal(await refused('nic', [{ kind: 'collections' }, { kind: 'collections' }]), ['blocks.1.kind']);
  assert.equal(await refused('terms', [text('a')]), ['blocks']);
  assert.is(await stored(shop, 'nic'), undefined);
});

test('what would run in a browser is taken out of a block, and said', async ({ shop }) => {
  const saved = await save(shop, { slug: 'czysta', blocks: [text('Tak.<script>x()</script>')] });
  assert.equal(saved.ok && saved.value.leftOut, ['blocks.0.text.pl: script']);
  assert.equal((await stored(shop, 'czysta'))?.blocks?.[0]?.text, { pl: '<p>Tak.</p>' });
});

test('an article has blocks as well, and what they show is kept', async ({ shop }) => {
  const work = { db: dbOf(shop), now: () => shopTime, changedBy: 'anna@shop.example' };
  const key = 'a123456789abcdef0123';
  await aPicture(dbOf(shop), key);
  const picture = { picture: key, alt: { pl: 'Kubek' } };
  const blocks: StoredBlock[] = [text('Pod artykułem.'), { kind: 'picture-text', picture }, { kind: 'newest' }];
  const written = { slug: 'glina', texts: texts('glina'), blocks };
  const publish = (id: string | null, data: typeof written) =>
    saveContent(work, 'article', { id, version: null, data, publishAt: null, publish: true });
  const first = await publish(null, written);
  if (!first.ok) return assert.unreachable(JSON.stringify(first));
  await until(async () => (await shop.app.inject('/pl/articles/glina')).body.includes('Pod artykułem.'));
  const { body } = await shop.app.inject('/pl/articles/glina');
  assert.match(body, '/assets/home.css');
  assert.match(body, 'href="/pl/p/kubek"');
  const shown = dbOf(shop).selectFrom('pictures').select('key').where(isPictureShown).where('key', '=', key);
  assert.is((await shown.execute()).length, 1);

  const { id } = first.value;
  assert.ok((await publish(id, { ...written, blocks: [] })).ok);
  await until(async () => !(await shop.app.inject('/pl/articles/glina')).body.includes('Pod artykułem.'));
  const version = await dbOf(shop)
    .selectFrom('article_versions')
    .select('data')
    .where('article_id', '=', id)
    .orderBy('version', 'desc')
    .executeTakeFirstOrThrow();
  assert.not.ok('blocks' in (version.data as object));
  const hero = await publish(id, { ...written, blocks: [{ kind: 'hero' }] });
  assert.is(!hero.ok && hero.error.kind, 'BlocksInvalid');
});

test('blocks are seen on the page before they are saved', async ({ shop }) => {
  const { cookie } = await signedInStaff(dbOf(shop), 'manager', { now: shopTime });
  const page = { slug: 'probna', texts: texts('probna'), blocks: [text('Na próbę.'), { kind: 'newest' }] };
  const { statusCode, body } = await shop.app.inject({
    ...{ method: 'POST', url: previewPath, headers: { origin: shopOrigin, cookie } },
    payload: { path: '/pl/page/probna', settings: { pages: { pages: [page] } } },
  });
  assert.is(statusCode, 200, body);
  assert.match(body, 'Na próbę.');
  assert.match(body, 'href="/pl/p/kubek"');
  assert.is(await stored(shop, 'probna'), undefined);
});

test.run();
