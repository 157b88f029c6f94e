// The home page of a shop: written as a draft, published by a press or at its time, merged with what came since, and put
// back to what it was; blocks with pictures and products on the page itself.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { isPictureShown } from '#server/media/picture-uses.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { publishDueDrafts } from '#server/shop/drafts/publish-settings-draft.ts';
import {
  discardHomeDraft,
  goBackToHome,
  publishHome,
  readWrittenHome,
  saveHomeDraft,
} from '#server/shop/home/home-draft.ts';
import type { StoredBlock } from '#src/shop/blocks/blocks.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { anotherShop } from '../../fixtures/another-shop.ts';
import { until } from '../../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('drafts of the home page');

test.before(async (context) => {
  context.shop = await aShop({ settings: anotherShop });
});
test.after(({ shop }) => shop.close());

const dbOf = (shop: ShopFixture) => shop.database.db;
const writer = { changedBy: 'anna@shop.example', now: shopTime };
const pageOf = async (shop: ShopFixture) => (await shop.app.inject('/nl')).body;

async function save(shop: ShopFixture, blocks: StoredBlock[], publishAt: Date | null = null) {
  const { home, baseVersion, draft } = await readWrittenHome(dbOf(shop));
  const written = { home: { ...home, blocks }, baseVersion, revision: draft?.revision ?? null, publishAt };
  return inTransaction(dbOf(shop), (tx) => saveHomeDraft(tx, written, writer));
}

const publish = (shop: ShopFixture) => inTransaction(dbOf(shop), (tx) => publishHome(tx, undefined, writer));
const goBack = (shop: ShopFixture, version: number) =>
  inTransaction(dbOf(shop), (tx) => goBackToHome(tx, version, writer));

const text = (nl: string): StoredBlock => ({ kind: 'text', text: { nl } });
const hero = (nl: string): StoredBlock => ({ kind: 'hero', headline: { nl } });

test('nothing of a draft is shown before it is published, and what was before comes back', async ({ shop }) => {
  const { version } = await readWrittenHome(dbOf(shop));
  assert.ok((await save(shop, [hero('Verse thee'), text('<p>Uit Assam.</p>')])).ok);
  assert.not.match(await pageOf(shop), 'Uit Assam.');
  assert.ok((await publish(shop)).ok);
  await until(async () => (await pageOf(shop)).includes('<p>Uit Assam.</p>'));
  assert.ok((await goBack(shop, version)).ok);
  await until(async () => !(await pageOf(shop)).includes('Uit Assam.'));
  const gone = await goBack(shop, 99);
  assert.is(!gone.ok && gone.error.kind, 'VersionUnknown');
});

test('it is published at its time, by whichever process comes first', async ({ shop }) => {
  const at = new Date(shopTime.getTime() + 60_000);
  assert.ok((await save(shop, [hero('Op tijd')], at)).ok);
  const said: unknown[] = [];
  const services = { db: dbOf(shop), log: { error: (words: unknown) => void said.push(words) } as never };
  assert.is(await publishDueDrafts({ ...services, now: () => shopTime }), 0);
  assert.is(await publishDueDrafts({ ...services, now: () => at }), 1);
  assert.is(await publishDueDrafts({ ...services, now: () => at }), 0);
  await until(async () => (await pageOf(shop)).includes('Op tijd'));
  assert.equal(said, []);
});

test('two who change different blocks both keep what they wrote', async ({ shop }) => {
  assert.ok((await save(shop, [hero('Eerste'), text('<p>Oud.</p>')])).ok);
  assert.ok((await publish(shop)).ok);
  const { home } = await readWrittenHome(dbOf(shop));
  const [first, second] = home.blocks as [StoredBlock, StoredBlock];
  assert.ok((await save(shop, [{ ...first, headline: { nl: 'Van Anna' } }, second])).ok);
  const data = { ...home, blocks: [first, { ...second, text: { nl: '<p>Van Ben.</p>' } }] };
  const other = await inTransaction(dbOf(shop), (tx) =>
    changeSettings(tx, { document: 'home', data, changedBy: 'ben@shop.example', now: shopTime }),
  );
  assert.ok(other.ok);
  assert.ok((await publish(shop)).ok);
  const merged = await readWrittenHome(dbOf(shop));
  const [one, two] = merged.home.blocks;
  assert.equal([one?.headline, two?.text], [{ nl: 'Van Anna' }, { nl: '<p>Van Ben.</p>' }]);
});

test('a draft that is thrown away leaves the page as it is', async ({ shop }) => {
  assert.ok((await save(shop, [hero('Nooit')])).ok);
  const done = await inTransaction(dbOf(shop), (tx) => discardHomeDraft(tx, undefined));
  assert.ok(done.ok && done.value.isGone);
  assert.is((await readWrittenHome(dbOf(shop))).draft, null);
  assert.not.match(await pageOf(shop), 'Nooit');
});

test('a block of another release stays through the way back, and the page shows the others', async ({ shop }) => {
  const { home } = await readWrittenHome(dbOf(shop));
  const newer = { ...home, blocks: [hero('Nieuwer'), { kind: 'carousel', key: 9, slides: [1] }] };
  const { version } = await inTransaction(dbOf(shop), async (tx) => {
    const stored = await changeSettings(tx, { document: 'home', data: newer, isRestored: true, ...writer });
    if (!stored.ok) throw new Error(JSON.stringify(stored.error));
    return stored.value;
  });
  await until(async () => (await pageOf(shop)).includes('Nieuwer'));
  assert.ok((await save(shop, [hero('Ouder')])).ok);
  assert.ok((await publish(shop)).ok);
  assert.ok((await goBack(shop, version)).ok);
  const back = (await readWrittenHome(dbOf(shop))).home.blocks;
  assert.equal(back[1], { kind: 'carousel', key: 9, slides: [1] });
});

test('a picture that has vanished is left out, and one that is shown cannot be removed', async ({ shop }) => {
  const db = dbOf(shop);
  const [there, gone] = ['0123456789abcdef0123', 'f123456789abcdef0123'];
  const size = { width: 1200, height: 800, ground_color: '#aabbcc' };
  await db
    .insertInto('pictures')
    .values({ key: there, ...size, name: 'kom.jpg', added_at: shopTime } as never)
    .execute();
  const picture = (key: string) => ({ picture: key, alt: { nl: 'Een kom' } });
  const block = (key: string, title: string): StoredBlock => ({
    ...{ kind: 'picture-text', picture: picture(key), title: { nl: title } },
  });
  assert.ok((await save(shop, [hero('Kommen'), block(there, 'Met foto'), block(gone, 'Zonder foto')])).ok);
  assert.ok((await publish(shop)).ok);
  await until(async () => (await pageOf(shop)).includes('Zonder foto'));
  const html = await pageOf(shop);
  assert.match(html, `/media/${there}-`);
  assert.not.match(html, gone);
  assert.match(html, 'alt="Een kom"');
  const shown = await db.selectFrom('pictures').select('key').where(isPictureShown).where('key', '=', there).execute();
  assert.is(shown.length, 1);
});

test.run();
