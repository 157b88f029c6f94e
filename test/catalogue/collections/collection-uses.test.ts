// What would be without a collection, said before it is deleted: whatever is written for the shop is looked through.
import * as assert from 'uvu/assert';
import { findCollectionUses } from '#server/catalogue/collections/collection-uses.ts';
import { saveCollection } from '#server/catalogue/collections/save-collection.ts';
import { deleteContent } from '#server/content/writing/remove-content.ts';
import { saveContent } from '#server/content/writing/save-content.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('what names a collection');
const now = () => new Date();

async function aCollection(db: Db): Promise<string> {
  const patch = { handle: 'sale', texts: { pl: { title: 'Zbiór' } } };
  const answer = await saveCollection({ db, now, by: byCommand, baseLocale: 'pl' }, { id: null, version: null, patch });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value.id;
}

test('what would be without a deleted collection is told before', async ({ database: { db } }) => {
  const id = await aCollection(db);
  const uses = () => findCollectionUses(db, id);
  assert.equal(await uses(), { codes: [], ruled: [], isInMenu: false, documents: [] });
  const say = (document: string, version: number, data: object) =>
    db
      .insertInto('settings')
      .values({ document, version, data: JSON.stringify(data), changed_by: 'test', changed_at: now() })
      .execute();
  await say('navigation', 1, { collections: ['sale'], hidden: [] });
  await say('home', 1, { blocks: [{ kind: 'collection', handle: 'sale' }] });
  await say('pages', 1, { pages: [{ slug: 'sale', html: '<a href="/pl/c/sale">…</a><a href="/pl/c/sale-2">' }] });
  assert.equal([(await uses()).isInMenu, (await uses()).documents], [true, ['home', 'pages']]);
  await say('navigation', 2, { collections: [], hidden: ['sale'] });
  await say('home', 2, { blocks: [] });
  await say('pages', 2, { pages: [{ slug: 'sale', html: '<a href="/pl/c/sale-2">' }] });
  assert.equal([(await uses()).isInMenu, (await uses()).documents], [false, []]);
  const writing = { db, now, changedBy: 'anna@shop.example' };
  const write = (blocks: object[], publish: boolean) =>
    saveContent(writing, 'article', {
      ...{ id: null, version: null, publishAt: null, publish },
      data: { slug: `glina-${blocks.length}`, texts: { pl: { title: 'Glina', bodyHtml: '<p>…</p>' } }, blocks },
    });
  const written = await write([{ kind: 'collection', handle: 'sale', title: {} }], true);
  assert.ok(written.ok);
  assert.equal((await uses()).documents, ['articles']);
  assert.ok((await deleteContent(writing, 'article', { id: written.value.id, version: null })).ok);
  assert.equal((await uses()).documents, []);
  const button = { kind: 'banner', text: { pl: '…' }, button: { pl: '…' }, link: '/c/sale' };
  assert.ok((await write([button, { kind: 'newest', title: {} }], false)).ok);
  assert.equal((await uses()).documents, ['articles']);
});

test.run();
