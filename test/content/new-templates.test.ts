// Kasa's own text of a page is offered again when it has changed, and only to a shop that began with it.
import * as assert from 'uvu/assert';
import { keepPageText, listNewTemplates } from '#server/content/writing/new-templates.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { BEGUN_BY } from '#server/shop/begin-shop.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('new texts of Kasa');
const now = new Date('2026-11-20T10:00:00Z');

/** The German terms are as a release before had them. */
async function begin(db: Db, changedBy: string): Promise<void> {
  const { pages } = await readPageTemplates();
  const texts = (slug: string, given: (typeof pages)[number]['texts']) =>
    slug === 'terms' && given.de
      ? { ...given, de: { ...given.de, bodyHtml: `${given.de.bodyHtml}<p>Alt.</p>` } }
      : given;
  const data = { pages: pages.map((page) => ({ ...page, texts: texts(page.slug, page.texts) })) };
  const changed = await inTransaction(db, (tx) => changeSettings(tx, { document: 'pages', data, changedBy, now }));
  assert.ok(changed.ok, JSON.stringify(changed));
}

const languages = ['pl', 'de', 'en'];

test('a shop that began with another text is told, until somebody has looked at it', async ({ database: { db } }) => {
  await begin(db, BEGUN_BY);
  assert.equal(await listNewTemplates(db, 'terms', languages), ['de']);
  assert.equal(await listNewTemplates(db, 'terms', ['pl']), [], 'not in a language that it is not written in');
  assert.equal(await listNewTemplates(db, 'privacy', languages), []);
  assert.ok(await keepPageText(db, 'terms'));
  assert.equal(await listNewTemplates(db, 'terms', languages), []);
});

test('a shop that began with words of its own, as the demo, is told of nothing', async () => {
  const demo = await openTestDatabase();
  try {
    await begin(demo.db, 'demo');
    assert.equal(await listNewTemplates(demo.db, 'terms', languages), []);
  } finally {
    await demo.close();
  }
});

test.run();
