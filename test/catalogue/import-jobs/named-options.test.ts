// A table of somebody's own has a column Size, and none that says that it is an option called so.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { doSteps, handIn, jobOf, servicesOf } from './an-import.ts';

const test = emptyShopSuite('options named by the head of a column');
const now = () => new Date('2026-11-30T12:00:00Z');

test.before.each(async ({ database: { db } }) => {
  await sql`truncate imports, change_batches, thing_versions, products cascade`.execute(db);
});

type Database = Parameters<typeof servicesOf>[0]['db'];

async function bringIn(db: Database, text: string) {
  const services = servicesOf({ db, now });
  const id = await handIn(services, text);
  await doSteps(services);
  const { report } = await jobOf(services, id);
  if (report?.ok) {
    await takeOver(services, id, 'start');
    await doSteps(services);
  }
  const { rows } = await sql<{ handle: string; options: string; values: string }>`
    select p.handle, coalesce((select string_agg(o.name, '/') from product_options o where o.product_id = p.id), '') as options,
      (select string_agg(coalesce(v.option1, '-'), '/' order by v.position) from variants v where v.product_id = p.id) as values
    from products p order by p.handle`.execute(db);
  return { ok: report?.ok, rows: rows.map((row) => Object.values(row).join(': ')) };
}

test('two rows of one name are two sizes of it, in every language of the office', async ({ database: { db } }) => {
  for (const size of ['Size', 'Rozmiar', 'Größe', 'Maat', 'Velikost', 'Tamanho']) {
    await sql`truncate imports, change_batches, thing_versions, products cascade`.execute(db);
    const found = await bringIn(db, `Name;SKU;${size};Price\nJumper;J-S;S;89\nJumper;J-M;M;89\nMug;M-1;;9\n`);
    assert.equal(found, { ok: true, rows: [`jumper: ${size}: S/M`, 'mug: : -'] }, size);
  }
});

test('a column that says the name is believed', async ({ database: { db } }) => {
  const text =
    'Title;URL handle;SKU;Option1 name;Option1 value;Price\nJumper;jumper;J-S;Cut;S;89\nJumper;jumper;J-M;;M;89\n';
  assert.equal(await bringIn(db, text), { ok: true, rows: ['jumper: Cut: S/M'] });
});

test.run();
