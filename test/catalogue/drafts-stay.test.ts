// A draft is nobody's rubbish: whatever cleans up, however late, leaves it as it is, with all that belongs to it.
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sweepImports } from '#server/catalogue/import-jobs/sweep-imports.ts';
import { retentionTasks } from '#server/customers/retention/retention-tasks.ts';
import { runRetention } from '#server/customers/retention/run-retention.ts';
import type { Db } from '#server/database/connect.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { originalPath } from '#server/media/picture-folders.ts';
import { sweepPictureFiles } from '#server/media/sweep-picture-files.ts';
import { anArticle } from '../content/an-article.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { shopTime } from '../fixtures/a-shop.ts';

type Context = { database: NamedDatabase; mediaDirectory: string };
const test = suite<Context>('drafts and what cleans up');

const PICTURE = '0123456789abcdef0123';
const YEAR_MS = 366 * 24 * 60 * 60_000;
const yearsOn = (years: number) => new Date(shopTime.getTime() + years * YEAR_MS);

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-drafts-'));
  const { db } = context.database;
  await aProduct(db, { handle: 'forgotten' });
  const product = await db
    .updateTable('products')
    .set({ status: 'draft', created_at: shopTime, updated_at: shopTime, publish_at: yearsOn(40) })
    .where('handle', '=', 'forgotten')
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('pictures')
    .values({ key: PICTURE, width: 1200, height: 1600, ground_color: '#d8d0c4', added_at: shopTime })
    .execute();
  await db
    .insertInto('media')
    .values({ product_id: product.id, position: 1, source: 'fox.jpg', picture: PICTURE })
    .execute();
  const path = originalPath(context.mediaDirectory, PICTURE);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'bytes');
  await utimes(path, shopTime, shopTime);
  await anArticle(db, { slug: 'unwritten', title: 'Napiszę później', publish: false });
});
test.after(async ({ database, mediaDirectory }) => {
  await database.close();
  await rm(mediaDirectory, { recursive: true });
});

/** Every row of every table that a draft is, or that names a product, a variant or a picture; of the history too. */
async function rowsOfDrafts(db: Db): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select distinct c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.column_name in ('product_id', 'variant_id', 'media_id') or c.table_name in ('products', 'pictures', 'articles', 'article_texts', 'article_versions', 'settings_drafts'))
      -- Which of its documents wait to be written is no part of it.
      and c.table_name not in ('stale_documents', 'late_documents') order by 1`.execute(db);
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: own } =
      await sql`select to_jsonb(r) - 'unused_since' as row from ${sql.table(name)} r order by 1`.execute(db);
    if (own.length > 0) found[name] = own;
  }
  return found;
}

test('no clean-up takes a draft, a part of it or its picture, thirty years on', async ({
  database: { db },
  mediaDirectory,
}) => {
  const before = await rowsOfDrafts(db);
  for (const table of ['products', 'product_texts', 'variants', 'prices', 'media', 'pictures', 'settings_drafts'])
    assert.ok(before[table], `the draft has no ${table}`);
  for (const years of [1, 5, 30]) {
    const ran = await runRetention(db, yearsOn(years));
    assert.equal(
      ran.map(({ task }) => task),
      retentionTasks.map(({ name }) => name),
    );
    await sweepImports(db, yearsOn(years));
    await sweepPictureFiles({ db, pictureFiles: filesOnDisk(mediaDirectory), now: yearsOn(years) });
    assert.equal(await rowsOfDrafts(db), before, `after ${years} years`);
  }
  assert.equal(await readdir(dirname(originalPath(mediaDirectory, PICTURE))), [PICTURE]);
});

test.run();
