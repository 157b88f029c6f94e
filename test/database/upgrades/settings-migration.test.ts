// Pages of text from before there were documents are the first version of theirs.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { findContentPage, listContentPages } from '#server/content/content-store.ts';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import type { Database } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { wholeSuite } from '../../depths.ts';
import { openEmptyDatabase } from '../test-database.ts';

const test = wholeSuite<{ database: Database }>('the migration to settings');

test.before(async (context) => {
  context.database = await openEmptyDatabase();
});
test.after(({ database }) => database.close());

test('pages are the same, in the same order', async ({ database: { db } }) => {
  const migrations = await readMigrations(migrationsDirectory);
  await migrate(
    db,
    migrations.filter(({ name }) => name < '000030'),
  );
  await sql`
    with pages as (
      insert into content_pages (slug, position, updated_at) values
        ('terms', 2, '2026-11-02T10:00:00.5Z'), ('delivery', 1, '2026-11-03T00:00:00Z'), ('empty', 3, now())
      returning id, slug)
    insert into content_page_texts (page_id, locale, title, body_html, seo_description)
    select id, locale, slug || ' ' || locale, '<p>"{company}"</p>', 'About'
    from pages cross join (values ('pl'), ('de')) as languages (locale) where slug <> 'empty'`.execute(db);
  await migrate(db, migrations);

  const services = { db, markets: everyMarket };
  assert.equal(await listContentPages(services, 'de'), [
    { slug: 'delivery', title: 'delivery de' },
    { slug: 'terms', title: 'terms de' },
  ]);
  assert.equal((await findContentPage(services, 'terms', 'en'))?.page, {
    slug: 'terms',
    title: 'terms pl',
    bodyHtml: '<p>"Kasa"</p>',
    seoDescription: 'About',
    updatedAt: '2026-11-02T10:00:00.500Z',
    missingIn: null,
  });
  assert.is((await findSettings(db, 'pages'))?.version, 1);
});

test('a shop without pages begins without a version', async () => {
  const { db, close } = await openEmptyDatabase();
  await migrate(db, await readMigrations(migrationsDirectory));
  assert.is(await findSettings(db, 'pages'), null);
  await close();
});

test.run();
