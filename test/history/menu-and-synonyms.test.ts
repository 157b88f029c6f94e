// The menu and what shoppers call things are lines of the history, and taken back by it.
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { removeSynonym, setSynonyms } from '#server/catalogue/search/set-synonyms.ts';
import { listSynonyms } from '#server/catalogue/search/synonym-store.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { listBatches, listChanges } from '#server/history/list-history.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { changeMenu } from '#server/shop/change-menu.ts';
import { changeSettingsByCommand } from '#server/shop/settings/record-settings.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('menu and synonyms in the history');
const now = () => new Date('2026-11-20T10:00:00Z');
const recorded = { by: byCommand, now: now() };

async function lastBatch(db: Db) {
  const [last] = (await listBatches({ db, now }, {})).rows;
  return { id: last?.id ?? 0, title: last?.title.key };
}

const undo = (db: Db, batchId: number) => undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand });

test('synonyms that are set, changed and removed come back', async ({ database: { db } }) => {
  const meant = async () => (await listSynonyms(db, 'de')).map(({ term, meanings }) => [term, meanings]);
  await setSynonyms(db, [{ locale: 'de', term: 'Wandbild', meanings: ['Plakat'] }], recorded);
  const added = await lastBatch(db);
  assert.is(added.title, 'batch.synonymsSet');
  await setSynonyms(db, [{ locale: 'de', term: 'Wandbild', meanings: ['Druck', 'Plakat'] }], recorded);
  assert.ok((await undo(db, (await lastBatch(db)).id)).ok);
  assert.equal(await meant(), [['wandbild', ['plakat']]]);
  const [change] = await catalogueHistory.nameChanges(db, (await listChanges(db, { of: { batchId: added.id } })).rows);
  assert.equal([change?.thing, change?.thingId, change?.key.locale], ['wandbild', 'de wandbild', 'de']);
  await removeSynonym(db, { locale: 'de', term: 'Wandbild' }, recorded);
  const removed = await lastBatch(db);
  assert.equal([removed.title, await meant()], ['batch.synonymRemoved', []]);
  assert.ok((await undo(db, removed.id)).ok);
  assert.equal(await meant(), [['wandbild', ['plakat']]]);
});

test('the menu says again what it said, and a later change of it stays', async ({ database: { db } }) => {
  for (const handle of ['cats', 'dogs']) await db.insertInto('collections').values({ handle, position: 1 }).execute();
  const change = (handle: string, kind: 'show' | 'hide') =>
    changeMenu({ db, now, markets: everyMarket }, { handle, change: { kind }, changedBy: 'cli', by: byCommand });
  const menu = async () => {
    const stored = await findSettings(db, 'navigation');
    return [stored?.data.collections, stored?.data.hidden];
  };
  await change('cats', 'show');
  assert.ok((await undo(db, (await lastBatch(db)).id)).ok);
  assert.equal(await menu(), [[], []], 'as it is before anybody has chosen');
  await change('cats', 'show');
  const shown = await lastBatch(db);
  assert.equal([shown.title, await menu()], ['batch.menuChanged', [['cats'], []]]);
  await change('dogs', 'hide');
  const hidden = await lastBatch(db);
  assert.ok((await undo(db, hidden.id)).ok);
  assert.equal(await menu(), [['cats'], []]);
  await change('dogs', 'show');
  const undone = await undo(db, shown.id);
  assert.ok(!undone.ok || undone.value.left.length > 0);
  assert.equal(await menu(), [['cats', 'dogs'], []]);
});

test('a menu that a command sets among the settings is a line, and is taken back', async ({ database: { db } }) => {
  const set = (hidden: string[]) =>
    inTransaction(db, (tx) =>
      changeSettingsByCommand(tx, { document: 'navigation', data: { collections: [], hidden }, now: now() }),
    );
  await set(['cats']);
  await set(['dogs']);
  const { id, title } = await lastBatch(db);
  assert.is(title, 'batch.menuSaved');
  assert.ok((await undo(db, id)).ok);
  assert.equal((await findSettings(db, 'navigation'))?.data.hidden, ['cats']);
});

test.run();
