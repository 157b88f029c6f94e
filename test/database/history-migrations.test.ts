// Histories that were written before a line could be told from another are read as they were meant.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { listSynonyms } from '#server/catalogue/search/synonym-store.ts';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import type { Database } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { byCommand, readVersions } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { wholeSuite } from '../depths.ts';
import { openEmptyDatabase } from './test-database.ts';

const test = wholeSuite<{ database: Database }>('the migrations of the history');
const now = () => new Date('2026-11-20T10:00:00Z');

test.before.each(async (context) => {
  context.database = await openEmptyDatabase();
});
test.after.each(({ database }) => database.close());

async function migrateBefore({ db }: Database, name: string): Promise<() => Promise<void>> {
  const migrations = await readMigrations(migrationsDirectory);
  await migrate(
    db,
    migrations.filter((migration) => migration.name < name),
  );
  return async () => {
    await migrate(db, migrations);
  };
}

test('a word that two languages have becomes a thing in each, with its version, and is taken back in one', async ({
  database,
}) => {
  const goOn = await migrateBefore(database, '000323');
  const { db } = database;
  await sql`
    insert into change_batches (at, source, who, title, title_values)
      values (${now()}, 'command', 'kasa', 'batch.synonymsSet', '{}'), (${now()}, 'command', 'kasa', 'batch.synonymsSet', '{}')`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    const write = async (batchId: number, statement: ReturnType<typeof sql>) => {
      await sql`select set_config('kasa.change_batch', ${String(batchId)}, true)`.execute(tx);
      await statement.execute(tx);
    };
    await write(
      1,
      sql`insert into search_synonyms (locale, term, meanings) values
        ('de', 'poster', '{plakat}'), ('nl', 'poster', '{affiche}'), ('de', 'gone', '{plakat}')`,
    );
    await write(2, sql`update search_synonyms set meanings = '{druck}' where locale = 'de' and term = 'poster'`);
    await write(2, sql`delete from search_synonyms where term = 'gone'`);
  });
  const { rows: former } = await sql<{ id: string; version: number }>`
    select thing_id as id, version from thing_versions where thing_kind = 'synonym' order by id`.execute(db);
  assert.equal(
    former.map(({ id }) => id),
    ['gone', 'poster'],
    'one thing for both languages',
  );
  await goOn();

  const named = ['de gone', 'de poster', 'nl poster'];
  const versions = await readVersions(db, 'synonym', named);
  const [gone, poster] = former.map(({ version }) => Number(version));
  assert.equal(
    named.map((id) => Number(versions.get(id))),
    [gone, poster, poster],
  );
  assert.is(Number((await readVersions(db, 'synonym', ['poster'])).get('poster')), 0, 'nothing has the former name');
  const { rows: things } = await sql<{ id: string }>`
    select distinct thing_id as id from changes where thing_kind = 'synonym' order by id`.execute(db);
  assert.equal(
    things.map(({ id }) => id),
    named,
  );
  const undone = await undoBatch({ db, now, history: catalogueHistory }, { batchId: 2, by: byCommand });
  assert.ok(undone.ok && undone.value.left.length === 0);
  const meant = async (locale: 'de' | 'nl') =>
    (await listSynonyms(db, locale)).map(({ term, meanings }) => [term, meanings]);
  assert.equal(await meant('de'), [
    ['gone', ['plakat']],
    ['poster', ['plakat']],
  ]);
  assert.equal(await meant('nl'), [['poster', ['affiche']]]);
});

test('a file whose import was taken back, and whose taking back was, is what it was', async ({ database }) => {
  const goOn = await migrateBefore(database, '000334');
  const { db } = database;
  await sql`
    with product as (insert into products (handle, status, is_published, created_at, updated_at)
        values ('shirt', 'active', true, ${now()}, ${now()}) returning id),
      variant as (insert into variants (product_id, position, tracks_stock, sells_without_stock)
        select id, 1, true, false from product returning id),
      batches as (
        insert into change_batches (id, at, source, who, title, title_values, undoes) overriding system value
        select id, ${now()}, 'command', 'kasa', 'batch.undo', '{}', undoes
        from (values (1, null), (2, null), (3, 1), (4, 2), (5, 4)) as given (id, undoes) returning id)
    insert into stock_files (variant_id, exported_at, quantity, batch_id, is_taken_back)
    select variant.id, ${now()}, batches.id, batches.id, batches.id = 1 from variant, batches where batches.id < 3`.execute(
    db,
  );
  await goOn();
  const { rows: marks } = await sql<{ quantity: number; batch: number; is_taken_back: boolean }>`
    select quantity, m.batch_id as batch, m.is_taken_back from stock_file_marks m join stock_files f on f.id = m.file_id
    order by m.batch_id`.execute(db);
  assert.equal(
    marks.map(({ quantity, batch, is_taken_back }) => [quantity, Number(batch), is_taken_back]),
    [
      [1, 3, true],
      [2, 4, true],
      [2, 5, false],
    ],
  );
});

test.run();
