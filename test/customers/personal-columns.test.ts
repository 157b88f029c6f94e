// Every column of the database is named once: as personal data of shoppers, with what becomes of it when they are erased,
// as data of staff, or as not personal.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { notPersonal, tablesWithoutPeople } from '#server/customers/not-personal.ts';
import { personalTables } from '#server/customers/personal-tables.ts';
import { processingActivities, tasksWithoutPeople } from '#server/customers/processing-activities.ts';
import { retentionTasks } from '#server/customers/retention/retention-tasks.ts';
import { staffColumns } from '#server/customers/staff-columns.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../database/test-database.ts';

const test = suite<{ database: Database }>('personal columns');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

/** `orders.country` and the like: columns that the database makes of others. */
type Column = { name: string; isGenerated: boolean };

async function listColumns({ db }: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select case n.nspname when 'public' then '' else n.nspname || '.' end || c.relname || '.' || a.attname as name,
      a.attgenerated <> '' as "isGenerated"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'sandbox') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`.execute(db);
  return rows;
}

const shoppers = personalTables.flatMap(({ table, columns }) =>
  (Array.isArray(columns) ? columns : Object.keys(columns)).map((name) => `${table}.${name}`),
);
const staff = Object.entries(staffColumns).flatMap(([table, { columns }]) => columns.map((name) => `${table}.${name}`));

test('each column is personal data of shoppers or of staff, or not personal: add a new one to its list', async ({
  database,
}) => {
  const columns = (await listColumns(database)).map(({ name }) => name);
  const named = new Set([...shoppers, ...staff, ...notPersonal]);
  assert.equal(
    columns.filter((name) => !named.has(name)),
    [],
    'not in personal-tables.ts, staff-columns.ts or not-personal.ts',
  );
  assert.equal(
    [...named].filter((name) => !columns.includes(name)),
    [],
    'no such column',
  );
});

test('no column is in two lists', () => {
  const all = [...shoppers, ...staff, ...notPersonal];
  assert.equal(
    all.filter((name, index) => all.indexOf(name) !== index),
    [],
  );
});

test('what is called personal is not called harmless by its name', () => {
  const telling = /email|phone|address|(^|_)name$|recipient|body|note$|reason|payload|draft|tracking/;
  // They are of products, places, methods, programs and files; ids and states; the keys of entries.
  const harmless =
    /^(products|pickup_points|product_options|facet_choices|job_rounds|migrations|secrets|api_keys|webhook_receivers|known_extensions|variants|stock_movements|expected_goods|pictures)\.|^outbox\.payload$|^refunds\.failure_reason$|^refunds\.reason_kind$|^disputes\.reason$|\.draft_id$|\.draft_account_id$/;
  assert.equal(
    [...notPersonal].filter((column) => telling.test(column.split('.').at(-1) ?? '') && !harmless.test(column)),
    [],
  );
});

const tableOf = (column: string) => column.slice(0, column.lastIndexOf('.'));
const unique = (names: readonly string[]) => [...new Set(names)].sort();
const without = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name));
const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test('each table holds data of people, or says why it holds none', async ({ database }) => {
  const tables = unique((await listColumns(database)).map(({ name }) => tableOf(name)));
  const withPeople = unique([...personalTables.map(({ table }) => table), ...Object.keys(staffColumns)]);
  const named = [...withPeople, ...Object.values(tablesWithoutPeople).flat()];
  assert.equal(twice(named), []);
  assert.equal(without(tables, named), [], 'add it to personal-tables.ts, or to tablesWithoutPeople with the reason');
  assert.equal(without(named, tables), [], 'there is no such table');
});

test('each table with data of people belongs to one activity of the record of processing', () => {
  const withPeople = unique([...personalTables.map(({ table }) => table), ...Object.keys(staffColumns)]);
  const named = processingActivities.flatMap(({ tables }) => tables);
  assert.equal(twice(named), []);
  assert.equal(without(withPeople, named), [], 'add it to processing-activities.ts');
  assert.equal(without(named, withPeople), [], 'holds no data of people');
});

test('each task that deletes is named by an activity, or is of no person', () => {
  const named = [...processingActivities.flatMap(({ tasks }) => tasks), ...tasksWithoutPeople];
  const tasks = retentionTasks.map(({ name }) => name);
  assert.equal([without(tasks, named), without(named, tasks)], [[], []]);
});

test.run();
