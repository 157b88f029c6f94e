// A shop written into a file and made again of it, in a database of its own: everything is there, and nothing happens twice.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tablesLeftOut } from '#server/backup/shop-tables.ts';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { saveReceivers } from '#server/webhooks/receiver-store.ts';
import { runKasa } from '../cli/run-kasa.ts';
import { describeSchema } from '../database/describe-schema.ts';
import { type NamedDatabase, openEmptyDatabase, openTestDatabase } from '../database/test-database.ts';
import { whole } from '../depths.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { anUnpaidOrder, aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { makeDataDirectory } from '../fixtures/data-directory.ts';
import { until } from '../fixtures/until.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { assertRefused, backUp, listWithTar, readBackup, restore } from './backup-samples.ts';

type Context = { directory: string; source: NamedDatabase; mediaDirectory: string; picture: string; path: string };

const test = suite<Context>('backup and restore');
const now = () => new Date('2026-11-22T11:00:00Z');
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>',
);

test.before(async (context) => {
  context.directory = await makeDataDirectory('backup');
  context.mediaDirectory = join(context.directory, 'media');
  context.source = await openTestDatabase();
  context.path = join(context.directory, 'shop.tar');
  const { db } = context.source;
  const payments = aPaymentProvider();
  await aPaidOrder({ db, now, payments });
  await anUnpaidOrder({ db, now, payments }, { title: 'Tab\there, line\nthere, back\\slash, Żółw' });
  await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'company', data: aCompany(), changedBy: 'cli', now: now() }),
  );
  const added = await addPicture({ db, pictureFiles: filesOnDisk(context.mediaDirectory), now }, drawing);
  if (!added.ok) throw new Error(added.error.kind);
  context.picture = added.value;
  await backUp({ database: context.source, mediaDirectory: context.mediaDirectory }, context.path);
});
test.after(async ({ directory, source }) => {
  await source.close();
  await rm(directory, { recursive: true });
});

async function withDatabase(open: () => Promise<NamedDatabase>, work: (database: NamedDatabase) => Promise<void>) {
  const database = await open();
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

for (const [state, open] of Object.entries({ 'never migrated': openEmptyDatabase, migrated: openTestDatabase })) {
  (state === 'migrated' ? test : whole(test))(
    `a database that was ${state} becomes the same shop`,
    async ({ source, directory, path, picture }) => {
      await withDatabase(open, async (database) => {
        const mediaDirectory = join(directory, `media of ${state}`);
        const report = await restore({ database, mediaDirectory }, path);
        assert.is(report.pictures, 1);
        assert.equal(report.migrated, []);
        const again = join(directory, 'again.tar');
        await backUp({ database, mediaDirectory }, again);
        assert.equal(await readBackup(again), await readBackup(path));
        assert.ok((await readBackup(path))[`pictures/${picture}`]);
        assert.equal(await describeSchema(database.db), await describeSchema(source.db));
        await assertMoneyPathInvariants(database.db);
      });
    },
  );
}

whole(test)(
  'a restored shop goes on: the next order has the next number, and what may not be changed may not',
  async ({ directory, path }) => {
    await withDatabase(openEmptyDatabase, async (database) => {
      await restore({ database, mediaDirectory: join(directory, 'media of next') }, path);
      const { db } = database;
      const { number } = await aPaidOrder({ db, now, payments: aPaymentProvider() });
      assert.is(number, 1003);
      await assertMoneyPathInvariants(db);
      const { rows } = await sql`select document, version from settings`.execute(db);
      assert.equal(rows, [{ document: 'company', version: 1 }]);
      const changed = sql`update settings set version = 2`.execute(db).catch(({ message }) => message);
      assert.match(await changed, /never changed/);
    });
  },
);

whole(test)(
  'an ordinary owner of a database restores it, without the rights of a superuser',
  async ({ source, directory, path }) => {
    const owner = `owner_of_${source.name}`;
    await withDatabase(openEmptyDatabase, async ({ name, url, db }) => {
      await sql.raw(`create role ${owner} login nosuperuser; alter database ${name} owner to ${owner}`).execute(db);
      const owned = new URL(url);
      owned.username = owner;
      const database = await connectDatabase({ url: owned.href, dataDirectory: '' });
      const mediaDirectory = join(directory, 'media of owner');
      await restore({ database, mediaDirectory }, path);
      const { rows } = await sql`select count(*) from orders`.execute(database.db);
      assert.equal(rows, [{ count: 2 }]);
      const again = join(directory, 'of-owner.tar');
      await backUp({ database, mediaDirectory }, again);
      assert.equal(await readBackup(again), await readBackup(path));
      await database.close();
      await sql.raw(`reassign owned by ${owner} to kasa; drop owned by ${owner}; drop role ${owner}`).execute(db);
    });
  },
);

test('a shop is not restored over another one, and what is there is named', async ({
  source,
  mediaDirectory,
  path,
}) => {
  await assertRefused(
    restore({ database: source, mediaDirectory }, path),
    'SHOP_NOT_EMPTY',
    /rows in orders \(2\), products \(2\), settings \(1\)/,
  );
});

whole(test)(
  'a shop that has told its webhook receivers, and has nothing else, takes a backup',
  async ({ directory, path }) => {
    await withDatabase(openTestDatabase, async (database) => {
      await inTransaction(database.db, (tx) => saveReceivers(tx, [{ name: 'warehouse', events: ['order.paid'] }], 3));
      await restore({ database, mediaDirectory: join(directory, 'media of a started shop') }, path);
      assert.is((await database.db.selectFrom('products').select('id').execute()).length, 2);
    });
  },
);

test('a database without a shop has nothing to back up', async ({ directory, mediaDirectory }) => {
  await withDatabase(openEmptyDatabase, (database) =>
    assertRefused(backUp({ database, mediaDirectory }, join(directory, 'none.tar')), 'NO_SHOP', /no shop/),
  );
});

whole(test)('a backup taken while orders are placed holds whole orders only', async ({ directory, mediaDirectory }) => {
  const path = join(directory, 'busy.tar');
  const countOrders = async ({ db }: NamedDatabase) =>
    (await sql<{ count: number }>`select count(*) from orders`.execute(db)).rows[0]?.count ?? 0;
  await withDatabase(openTestDatabase, async (busy) => {
    const services = { db: busy.db, now, payments: aPaymentProvider() };
    let isOver = false;
    const shoppers = [1, 2, 3].map(async () => {
      while (!isOver) await aPaidOrder(services);
    });
    try {
      await until(async () => (await countOrders(busy)) > 5);
      await backUp({ database: busy, mediaDirectory }, path);
    } finally {
      isOver = true;
      await Promise.all(shoppers);
    }
    await withDatabase(openTestDatabase, async (database) => {
      await restore({ database, mediaDirectory }, path);
      const restored = await countOrders(database);
      assert.ok(restored > 5 && restored < (await countOrders(busy)), `${restored} orders, and more since`);
      await assertMoneyPathInvariants(database.db);
    });
  });
});

whole(test)('a shop of an older release is brought to this one, wherever it is restored', async ({ directory }) => {
  const migrations = await readMigrations(migrationsDirectory);
  const then = migrations.filter(({ name }) => name < '000017');
  const path = join(directory, 'older.tar');
  const mediaDirectory = join(directory, 'media of older');
  await withDatabase(openEmptyDatabase, async (older) => {
    await migrate(older.db, then);
    await sql`insert into products (handle, status, is_published, created_at, updated_at)
      values ('fox', 'active', true, now(), now())`.execute(older.db);
    await sql`insert into product_texts (product_id, locale, title) select id, 'pl', 'Lis' from products`.execute(
      older.db,
    );
    await backUp({ database: older, mediaDirectory }, path);
  });
  for (const open of [openEmptyDatabase, openTestDatabase]) {
    await withDatabase(open, async (database) => {
      const { migrated } = await restore({ database, mediaDirectory }, path);
      assert.is(migrated.length, migrations.length - then.length);
      const { rows } = await sql`select handle from products join product_documents on product_id = id
        where locale = 'cs' and title = 'lis'`.execute(database.db);
      assert.equal(rows, [{ handle: 'fox' }], 'a later migration has written its document in a later language');
      await withDatabase(openTestDatabase, async ({ db }) => {
        assert.equal(await describeSchema(database.db), await describeSchema(db));
      });
    });
  }
});

test('a picture that is gone from the folder is named, and the rest is backed up', async (context) => {
  const { source, directory, picture } = context;
  const mediaDirectory = join(directory, 'media of nobody');
  const report = await backUp({ database: source, mediaDirectory }, join(directory, 'no-picture.tar'));
  assert.equal(report.missingPictures, [picture]);
});

test('kasa backup of a shop whose pictures are elsewhere writes the file, says what it lacks, and fails', async (context) => {
  const { source, directory, picture } = context;
  const env = { DATABASE_URL: source.url, KASA_DATA: join(directory, 'data of nobody') };
  const { code, stdout, stderr } = await runKasa(['backup', join(directory, 'not-whole.tar')], { env });
  assert.is(code, 1);
  assert.match(stdout, /rows and 0 pictures/);
  assert.match(stderr, `The file is not whole: 1 of 1 pictures are not where the shop keeps them: ${picture}`);
  const { ok } = JSON.parse((await runKasa(['backup', join(directory, 'nor-this.tar'), '--json'], { env })).stdout);
  assert.is(ok, false);
  assert.ok((await listWithTar(join(directory, 'not-whole.tar'))).includes('SHA256SUMS'));
});

test('any tar opens the file, and no table stays behind but those of one machine', async ({ source, path }) => {
  const names = await listWithTar(path);
  assert.is(names[0], 'manifest.json');
  assert.is(names.at(-1), 'SHA256SUMS');
  const manifest = JSON.parse(Buffer.from((await readBackup(path))['manifest.json'] ?? '', 'base64').toString());
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where relkind in ('r', 'p') and relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    order by 1`.execute(source.db);
  const wordColumns = manifest.tables.find(({ name }: { name: string }) => name === 'search_words').columns;
  assert.equal(wordColumns, ['locale', 'word', 'spelling'], 'no transaction numbers');
  const held = manifest.tables.map(({ name }: { name: string }) => name);
  assert.equal(
    rows.map(({ name }) => name).filter((name) => !held.includes(name)),
    tablesLeftOut.filter((name) => name !== 'payment_limits').sort(),
  );
});

test.run();
