// What becomes of a file that was handed in, whoever dies on the way.

import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { beat, claimStep, DEAD_AFTER_MS } from '#server/catalogue/import-jobs/claim-step.ts';
import { doStep } from '#server/catalogue/import-jobs/do-step.ts';
import { receivePart } from '#server/catalogue/import-jobs/import-file.ts';
import { moveJob } from '#server/catalogue/import-jobs/import-job-store.ts';
import { takeOver } from '#server/catalogue/import-jobs/staff-changes.ts';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { whole } from '../../depths.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { doSteps, handIn, jobOf, oneByOne, servicesOf } from './an-import.ts';

const test = emptyShopSuite('imports by the browser');

const file = [
  'URL handle,Title,Status,SKU,Price,Inventory tracker,Inventory quantity',
  'owl,Sowa,active,OWL,10.00,shopify,5',
  'fox,Lis,active,FOX,20.00,shopify,5',
  '',
].join('\n');
const faulty = file.replace('20.00', 'dear');

test.before.each(async ({ database: { db } }) => {
  await sql`truncate imports, change_batches, thing_versions cascade`.execute(db);
});

function at(db: Db) {
  let now = Date.UTC(2026, 9, 1);
  const services = servicesOf({ db, now: () => new Date(now) });
  const later = (ms: number) => {
    now += ms;
  };
  return { services, later };
}

const handles = async (db: Db) => {
  const rows = await db.selectFrom('products').select(['handle', 'status']).orderBy('handle').execute();
  return rows.map(({ handle, status }) => `${handle} ${status}`);
};

const messagesOf = (db: Db, id: number) =>
  db.selectFrom('import_messages').select(['code', 'line', 'header', 'value']).where('import_id', '=', id).execute();

const start = (services: ReturnType<typeof servicesOf>, id: number) => takeOver(services, id, 'start');

test('a file is looked through, imported and taken back, and each time it is said what has become of it', async ({
  database: { db },
}) => {
  const { services } = at(db);
  const id = await handIn(services, file);
  await doSteps(services);
  const checked = await jobOf(services, id);
  assert.is(checked.state, 'checked');
  assert.is(checked.kind, 'shopify');
  assert.equal(checked.report?.products, { created: 2, updated: 0, unchanged: 0, archived: 0 });
  assert.equal(await handles(db), []);

  assert.ok((await start(services, id)).ok);
  await doSteps(services);
  const done = await jobOf(services, id);
  assert.is(done.state, 'done');
  assert.ok(done.batch_id);
  assert.equal(await handles(db), ['fox active', 'owl active']);
  assert.equal(await db.selectFrom('import_chunks').selectAll().execute(), []);

  assert.ok((await takeOver(services, id, 'undo')).ok);
  await doSteps(services);
  assert.is((await jobOf(services, id)).state, 'undone');
  assert.equal(await handles(db), ['fox archived', 'owl archived']);
});

test('looked through, a file says which prices, collections and stock become what', async ({ database: { db } }) => {
  const { services } = at(db);
  const head = 'URL handle,Title,Status,SKU,Price,Price / EUR,Collections,Inventory tracker,Inventory quantity';
  const rows = (...lines: string[]) => [head, ...lines, ''].join('\n');
  const before = rows(
    'owl,Sowa,active,OWL,10.00,,Ptaki,shopify,5',
    'fox,Lis,active,FOX,20.00,5.00,Las,shopify,5',
    'elk,Łoś,active,ELK,30.00,,Las,shopify,5',
  );
  const first = await handIn(services, before);
  await doSteps(services);
  const fresh = (await jobOf(services, first)).report?.changes;
  assert.equal(fresh?.prices, { count: 0, listed: [] }, 'what is new changes no price');
  assert.equal(
    fresh?.collections.map(({ title, isNew, joined, left }) => [title, isNew, joined, left]),
    [
      ['Las', true, 2, 0],
      ['Ptaki', true, 1, 0],
    ],
  );
  assert.ok((await start(services, first)).ok);
  await doSteps(services);

  const after = rows(
    'owl,Sowa,active,OWL,12.50,4.00,Las,shopify,9',
    'fox,Lis,active,FOX,20.00,,Las,shopify,5',
    'elk,Łoś,active,ELK,30.00,,Nowe,shopify,5',
  );
  const second = await handIn(services, after, 'again.csv', { setStock: true });
  await doSteps(services);
  const checked = await jobOf(services, second);
  const owl = { handle: 'owl', options: '', sku: 'OWL' };
  assert.equal(checked.report?.changes, {
    prices: {
      count: 3,
      listed: [
        { ...owl, currency: 'EUR', before: null, after: 400 },
        { ...owl, currency: 'PLN', before: 1_000, after: 1_250 },
        { handle: 'fox', options: '', sku: 'FOX', currency: 'EUR', before: 500, after: null },
      ],
    },
    collections: [
      { title: 'Las', isNew: false, joined: 1, left: 1 },
      { title: 'Nowe', isNew: true, joined: 1, left: 0 },
      { title: 'Ptaki', isNew: false, joined: 0, left: 1 },
    ],
    stock: [{ ...owl, before: 5, after: 9 }],
  });
});

test('of very many prices the first hundred are listed, and all are counted', async ({ database: { db } }) => {
  const { services } = at(db);
  const many = (price: number) =>
    [
      'URL handle,Title,Status,SKU,Price',
      ...Array.from({ length: 120 }, (_, n) => `p${n},P ${n},active,P${n},${price}`),
      '',
    ].join('\n');
  const first = await handIn(services, many(10));
  await doSteps(services);
  assert.ok((await start(services, first)).ok);
  await doSteps(services);
  const second = await handIn(services, many(11), 'dearer.csv');
  await doSteps(services);
  const { prices } = (await jobOf(services, second)).report?.changes ?? {};
  assert.equal([prices?.count, prices?.listed.length], [120, 100]);
});

test('a file with a fault is not imported, and the fault names its line, column and cell', async ({
  database: { db },
}) => {
  const { services } = at(db);
  const id = await handIn(services, faulty);
  await doSteps(services);
  assert.equal((await jobOf(services, id)).report?.faults, { INVALID_PRICE: 1 });
  const [fault] = await messagesOf(db, id);
  assert.equal(fault, { code: 'INVALID_PRICE', line: 3, header: 'Price', value: 'dear' });
  const started = await start(services, id);
  assert.is(started.ok ? null : started.error.kind, 'ImportHasFaults');
});

test('a table of somebody’s own is read by names that are near, and a fault names the columns as the file does', async ({
  database: { db },
}) => {
  const { services } = at(db);
  const id = await handIn(services, 'Nazwa;Cena brutto;Uwagi\nSowa;10,00;x\nLis;drogo;y\n');
  await doSteps(services);
  const job = await jobOf(services, id);
  assert.is(job.kind, 'table');
  assert.equal(
    job.file_columns.map(({ name, readAs }) => [name, readAs]),
    [
      ['Nazwa', 'Title'],
      ['Cena brutto', 'Price'],
      ['Uwagi', null],
    ],
  );
  const faults = await messagesOf(db, id);
  assert.equal(
    faults.filter(({ code }) => code === 'INVALID_PRICE').map(({ line, header }) => [line, header]),
    [[3, 'Cena brutto']],
  );
});

test('a worker that dies is noticed within a minute, and another process does its step', async ({
  database: { db },
}) => {
  const { services, later } = at(db);
  const id = await handIn(services, file);
  const dead = await claimStep(db, services.now());
  assert.ok(dead);
  later(DEAD_AFTER_MS - 1_000);
  assert.is(await claimStep(db, services.now()), null);
  later(2_000);
  await doSteps(services);
  assert.is((await jobOf(services, id)).state, 'checked');
  assert.ok(DEAD_AFTER_MS < 60_000);
  // Whoever was taken for dead finds that the step is not its own any more.
  const progress = { now: services.now(), phase: '', done: 0, total: null };
  assert.is(await beat(db, dead, progress), false);
});

test('a worker that was taken for dead commits nothing, and what it has done is done once', async ({
  database: { db },
}) => {
  const { services, later } = at(db);
  const id = await handIn(services, file);
  await doSteps(services);
  await start(services, id);
  const slow = await claimStep(db, services.now());
  assert.ok(slow);
  later(DEAD_AFTER_MS + 1_000);
  await doSteps(services);
  await doStep(services, slow);
  assert.is((await jobOf(services, id)).state, 'done');
  const { count } = await db
    .selectFrom('change_batches')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  assert.is(Number(count), 1);
});

test('a worker that hangs in the middle of its import loses it to a cancelling, and nothing is imported', async ({
  database: { db },
}) => {
  const { services } = at(db);
  const id = await handIn(services, file);
  await doSteps(services);
  await start(services, id);
  const claim = await claimStep(db, services.now());
  assert.ok(claim);
  const hanging = {
    ...services,
    // The import asks for it when it begins: somebody cancels at that moment.
    readSale: async () => {
      assert.ok((await takeOver(services, id, 'cancel')).ok);
      return services.readSale();
    },
  };
  await doStep(hanging, claim);
  assert.is((await jobOf(services, id)).state, 'cancelled');
  assert.equal(await handles(db), []);
});

test('a step that ends its process every time is given up', async ({ database: { db } }) => {
  const { services, later } = at(db);
  const id = await handIn(services, file);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    assert.ok(await claimStep(db, services.now()));
    later(DEAD_AFTER_MS + 1_000);
  }
  assert.is(await claimStep(db, services.now()), null);
  const { state, failure } = await jobOf(services, id);
  assert.equal([state, failure], ['failed', 'WorkerDied']);
});

test('a second import waits for the first', async ({ database: { db } }) => {
  const { services } = at(db);
  const first = await handIn(services, file);
  await handIn(services, file, 'other.csv');
  assert.is((await claimStep(db, services.now()))?.id, first);
  assert.is(await claimStep(db, services.now()), null);
});

whole(test)('a file that is too large, or has no byte, leaves nothing behind', async ({ database: { db } }) => {
  const { services } = at(db);
  const megabyte = Buffer.alloc(1_048_576, 97);
  const many = oneByOne(Array.from({ length: 96 }, () => megabyte));
  const refused = async (fileName: string, size: number) => {
    const job = { fileName, staffId: null, who: 'Ewa' };
    const received = await receivePart(services, many, job, { key: fileName, size, offset: 0 });
    return received.ok ? null : received.error.kind;
  };
  assert.is(await refused('said.csv', 96 * megabyte.length), 'TooLarge');
  // It is more than was said.
  assert.is(await refused('unsaid.csv', megabyte.length), 'TooLarge');
  assert.is(await refused('no.csv', 0), 'Empty');
  assert.equal(await db.selectFrom('imports').selectAll().execute(), []);
});

test('a file that went with a restored backup is said to be gone', async ({ database: { db } }) => {
  const { services } = at(db);
  const id = await handIn(services, file);
  await db.deleteFrom('import_chunks').execute();
  await doSteps(services);
  assert.is((await jobOf(services, id)).failure, 'FileGone');
});

test('cancelling comes too late once the goods are on sale', async ({ database: { db } }) => {
  const { services } = at(db);
  const id = await handIn(services, file);
  await inTransaction(db, (tx) => moveJob(tx, { id, from: ['checking'], to: 'finishing', now: services.now() }));
  const refused = await takeOver(services, id, 'cancel');
  assert.is(refused.ok ? null : refused.error.kind, 'ImportMovedOn');
});

test.run();
