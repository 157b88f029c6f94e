// The shop behind PgBouncer: with sessions it sells as without, and in its transaction mode where its address says so; else the
// doctor warns, and what fails is told, so that the guide's table can be compared.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { connectDatabase } from '#server/database/connect.ts';
import { checkPooler } from '#server/doctor/database/check-pooler.ts';
import { type PostgresqlCluster, startPostgresql } from '../../database/postgresql-cluster.ts';
import { makeTemplate, type NamedDatabase, openOnPostgresql } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { until } from '../../fixtures/until.ts';
import { assertMoneyPathInvariants } from '../../orders/money-path-invariants.ts';
import { aBuyer, placed } from '../http-buyer.ts';
import { ask } from '../shop-processes.ts';
import { aShopProcess } from './balanced-shops.ts';
import { listMissing } from './debian-packages.ts';
import { startPgbouncer } from './pgbouncer.ts';

type Context = { cluster: PostgresqlCluster; database: NamedDatabase; variantId: string };

const test = wholeSuite<Context>('behind PgBouncer');
/** A price with the courier's 16.99 zł. */
const TOTAL = 14_599;

if (listMissing(['pgbouncer']).length === 0) {
  test.before(async (context) => {
    context.cluster = await startPostgresql();
    context.database = await openOnPostgresql(context.cluster.url, await makeTemplate(context.cluster.url));
    context.variantId = await aProduct(context.database.db, { handle: 'zolw', title: 'Żółw', onHand: 1_000 });
  });
  test.after(async ({ cluster, database }) => {
    await database.close();
    await cluster[Symbol.asyncDispose]();
  });

  for (const { mode, query } of [
    { mode: 'session', query: '' },
    { mode: 'transaction', query: '?pooler=transaction' },
  ] as const) {
    test(`a shop behind its ${mode} mode starts, sells to twenty at once, is paid and tells of changes`, async (context) => {
      const { cluster, database, variantId } = context;
      const pooler = await startPgbouncer(cluster, mode);
      const shop = await aShopProcess(pooler.urlOf(database.name) + query);
      try {
        await shop.start();
        const origin = `http://127.0.0.1:${shop.port}`;
        await Promise.all(
          Array.from({ length: 20 }, async () => {
            const { buyer, order } = await buy({ origin, sandboxOrigin: shop.sandboxOrigin }, variantId);
            await until(async () => (await buyer.comeBack(order.orderToken)) === 'paid', 'it is paid');
          }),
        );
        await ask({ origin }, '/pl/p/zolw');
        const title = `Żółw behind ${mode}s`;
        await database.db.updateTable('products').set({ vendor: mode }).execute();
        await database.db.updateTable('product_texts').set({ title }).execute();
        await until(async () => (await ask({ origin }, '/pl/p/zolw')).body.includes(title), 'the new title is seen');
        await assertMoneyPathInvariants(database.db);
      } finally {
        await shop.end('SIGKILL');
        await shop.remove();
        await pooler.stop();
      }
    });
  }

  test('the settings of the connection are there by connect_query, and the doctor is content', async (context) => {
    const pooler = await startPgbouncer(context.cluster, 'session');
    const { db, close } = await connectDatabase({ url: pooler.urlOf(context.database.name), dataDirectory: '' });
    const { rows } = await sql<{ jit: string }>`select current_setting('jit') as jit`.execute(db);
    assert.is(rows[0]?.jit, 'off');
    const [found] = await checkPooler.run({ db, config: {} } as never);
    assert.is(found?.status, 'ok');
    await close();
    await pooler.stop();
  });

  test('the doctor warns of its transaction mode where the address does not name it, for statements fail then', async (context) => {
    const pooler = await startPgbouncer(context.cluster, 'transaction');
    const url = pooler.urlOf(context.database.name);
    const judge = async (databaseUrl: string) => {
      const { db, close } = await connectDatabase({ url: databaseUrl, dataDirectory: '' });
      const [found] = await checkPooler.run({ db, config: { databaseUrl } } as never);
      const answers = await Promise.allSettled(
        Array.from({ length: 200 }, (_, number) => sql`select ${number % 7}::int, pg_sleep(0.002)`.execute(db)),
      );
      await close().catch(() => undefined);
      const failed = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
      return { status: found?.status, failed };
    };
    const silent = await judge(url);
    const named = await judge(`${url}?pooler=transaction`);
    await pooler.stop();
    console.log(
      `# transaction mode: ${silent.failed.length} of 200 statements failed: ${[...new Set(silent.failed.map(withoutNumbers))].join('; ')}`,
    );
    assert.is(silent.status, 'warning');
    assert.equal(named, { status: 'ok', failed: [] });
  });
} else {
  test('is not run here: the line above says what to install', () => undefined);
}

async function buy(shop: { origin: string; sandboxOrigin: string }, variantId: string) {
  const buyer = aBuyer(shop);
  await buyer.fillCart({ [variantId]: 1 });
  const order = placed(await buyer.press(TOTAL));
  await buyer.payByCard(order.clientSecret ?? '');
  return { buyer, order };
}

const withoutNumbers = (text: string) => text.replace(/\d+/g, 'n').slice(0, 120);

test.run();
