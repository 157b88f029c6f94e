// Pages that an earlier release has written follow the ways to pay from now on, unless somebody has edited them.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { readPageTemplates } from '#server/shop/page-templates.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { wholeSuite } from '../../depths.ts';
import { openEmptyDatabase } from '../test-database.ts';

const test = wholeSuite('the migration of pages that say how one pays');

/** The body as it was stored: without its head. */
async function formerBody(name: string): Promise<string> {
  const html = await readFile(new URL(`../../fixtures/pages/${name}.html`, import.meta.url), 'utf8');
  return html.slice(html.search(/<(?:h2|p)>/)).trim();
}

test('a page that nobody has edited is what a shop began with then, and an edited one is as it was', async () => {
  const { db, close } = await openEmptyDatabase();
  const migrations = await readMigrations(migrationsDirectory);
  await migrate(
    db,
    migrations.filter(({ name }) => name < '000098'),
  );
  const [terms, delivery] = await Promise.all([
    formerBody('terms-de-before-marks'),
    formerBody('delivery-en-before-marks'),
  ]);
  const text = (bodyHtml: string) => ({ title: 'Title', bodyHtml, seoDescription: '' });
  const edited = `${terms}\n<p>Vor Ort zahlen Sie bar.</p>`;
  const data = {
    pages: [
      { slug: 'terms', updatedAt: '2026-11-01T00:00:00.000Z', texts: { de: text(terms), en: text('<p>Mine.</p>') } },
      { slug: 'delivery', updatedAt: '2026-11-01T00:00:00.000Z', texts: { en: text(delivery) } },
      { slug: 'terms-of-trade', updatedAt: '2026-11-01T00:00:00.000Z', texts: { de: text(edited) } },
    ],
  };
  await sql`insert into settings (document, version, data, changed_by, changed_at)
    values ('pages', 1, ${JSON.stringify(data)}, 'test', now())`.execute(db);
  await migrate(db, migrations);

  const { pages: templates } = await readPageTemplates();
  const deliveryNow = templates.find(({ slug }) => slug === 'delivery')?.texts.en?.bodyHtml;
  const found = await findSettings(db, 'pages');
  assert.is(found?.version, 3);
  const [newTerms, newDelivery, hers] = found?.data.pages ?? [];
  // Since then the terms cite the law of the company's own country.
  assert.is(newTerms?.texts.de?.bodyHtml, await formerBody('terms-de-with-marks'));
  assert.is(newTerms?.texts.en?.bodyHtml, '<p>Mine.</p>');
  assert.is(newDelivery?.texts.en?.bodyHtml, deliveryNow);
  assert.is(hers?.texts.de?.bodyHtml, edited);
  assert.is(hers?.updatedAt, '2026-11-01T00:00:00.000Z');
  assert.is((await findSettings(db, 'pages', 1))?.data.pages[0]?.texts.de?.bodyHtml, terms);
  await close();
});

test.run();
