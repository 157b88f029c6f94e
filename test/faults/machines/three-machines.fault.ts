// One shop on three machines: three processes behind HAProxy, on one PostgreSQL with a replica. One process is killed, all are
// restarted in turn and then upgraded, and PostgreSQL fails over, while people look at pages, fill carts and order.
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { migrate, readMigrations } from '#server/database/apply-migrations.ts';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import {
  forReplicas,
  type PostgresqlCluster,
  startPostgresql,
  survivesKill,
} from '../../database/postgresql-cluster.ts';
import { makeTemplate, openOnPostgresql } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { until } from '../../fixtures/until.ts';
import { aShopProcess, READ_PAGE, refusedOf, type ShopProcess, startShoppers } from './balanced-shops.ts';
import { findDebianPostgresql, listMissing } from './debian-packages.ts';
import { startHaproxy } from './haproxy.ts';
import { aRelease, type ReleaseFolder } from './release-folder.ts';

type Context = {
  clusters: [PostgresqlCluster, PostgresqlCluster];
  /** The primary's, and then that of the replica, which takes its place. */
  database: Database;
  replica: Database;
  shops: ShopProcess[];
  shoppers: ReturnType<typeof startShoppers>;
  haproxy: { stop(): Promise<void> };
  filled: number;
  release?: ReleaseFolder;
};

const test = wholeSuite<Context>('three machines');
const isThere = listMissing(['postgresql', 'haproxy']).length === 0;
/** Somebody, or a program that watches, takes so long to decide that the primary does not come back. */
const UNTIL_PROMOTED_MS = 3_000;
const GOES_ON_WITHIN_MS = 15_000;
/** What statements of the release before return is more afterwards, and what they write is written by a trigger, too. */
const ofTheNextRelease = `
  alter table products add column next_words text not null default '';
  alter table variants add column next_length_mm integer;
  alter table carts add column next_note text not null default '';
  alter table cart_lines add column next_note text;
  alter table orders add column next_note text not null default '';
  alter table order_lines add column next_weight_g integer;
  alter table settings add column next_reason text;
  create table next_notes (id bigint generated always as identity primary key, cart_id uuid not null);
  create function note_next() returns trigger language plpgsql as $$
  begin
    insert into next_notes (cart_id) values (new.id);
    return null;
  end $$;
  create trigger carts_noted_next after insert on carts for each row execute function note_next();`;

if (isThere) {
  test.before(async (context) => {
    const { bin = '' } = findDebianPostgresql() ?? {};
    const settings = [...forReplicas, ...survivesKill];
    const primary = await startPostgresql({ bin, settings });
    const replica = await startPostgresql({ bin, settings, copyOf: primary });
    context.clusters = [primary, replica];
    const opened = await openOnPostgresql(primary.url, await makeTemplate(primary.url));
    context.database = opened;
    await aProduct(opened.db, { handle: 'lis', title: 'Lis' });
    const variantId = await aProduct(opened.db, { handle: 'zolw', title: 'Żółw', onHand: 100_000 });
    const name = new URL(opened.url).pathname;
    const replicaUrl = new URL(replica.url);
    replicaUrl.pathname = name;
    context.replica = await connectDatabase({ url: replicaUrl.href, dataDirectory: '', deadlines: null });
    // From here on a commit is answered when it is at the replica.
    await sql`alter system set synchronous_standby_names = '*'`.execute(opened.db);
    await sql`select pg_reload_conf()`.execute(opened.db);

    const [shopPort, databasePort] = [await freePort(), await freePort()];
    const url = `postgres://kasa@127.0.0.1:${databasePort}${name}`;
    context.shops = await Promise.all([1, 2, 3].map(() => aShopProcess(url, `http://127.0.0.1:${shopPort}`)));
    context.haproxy = await startHaproxy({
      ...{ shopPort, databasePort, shops: context.shops.map(({ port }) => port) },
      databases: [primary.socketPath, replica.socketPath],
    });
    for (const shop of context.shops) await shop.start();
    context.shoppers = startShoppers(shopPort, variantId);
    context.filled = 0;
    await sleep(2_000);
    const warm = context.shoppers.take('three processes');
    context.filled += warm.filled;
    assert.is(refusedOf(warm), 0);
  });
  test.after(async ({ shoppers, shops, haproxy, database, replica, clusters, release }) => {
    await shoppers.stop();
    for (const shop of shops) {
      await shop.end('SIGKILL');
      await shop.remove();
    }
    await release?.remove();
    await haproxy.stop();
    await database.close().catch(() => undefined);
    await replica.close();
    for (const cluster of clusters.toReversed()) await cluster[Symbol.asyncDispose]();
  });

  test('one process is killed: who was being answered by it is told so, and nobody else', async (context) => {
    const [first] = context.shops;
    await first?.end('SIGKILL');
    await sleep(3_000);
    const tally = context.shoppers.take('one of three killed');
    context.filled += tally.filled;
    assert.ok(refusedOf(tally) <= 4, `${refusedOf(tally)} requests were refused`);
    await first?.start();
    const back = context.shoppers.take('and started again');
    context.filled += back.filled;
    assert.is(refusedOf(back), 0);
  });

  test('a rolling restart refuses no request', async (context) => {
    for (const shop of context.shops) {
      await shop.end('SIGTERM');
      await shop.start();
      await sleep(500);
    }
    const tally = context.shoppers.take('three restarted in turn');
    context.filled += tally.filled;
    assert.is(refusedOf(tally), 0);
  });

  test('a rolling upgrade that brings a migration refuses no request', async (context) => {
    const release = await aRelease(ofTheNextRelease);
    context.release = release;
    const { shops, shoppers, database } = context;
    await migrate(database.db, await readMigrations(release.migrations));
    await sleep(5_000);
    const migrated = shoppers.take('migrated, all three of the release before');
    for (const shop of shops) {
      await shop.end('SIGTERM');
      await shop.start(release.path);
      await sleep(500);
    }
    const upgraded = shoppers.take('three upgraded in turn');
    context.filled += migrated.filled + upgraded.filled;
    assert.is(refusedOf(migrated), 0);
    assert.is(refusedOf(upgraded), 0);
  });

  test('PostgreSQL fails over: cached pages go on, carts wait, and none that was answered is lost', async (context) => {
    const { clusters, shoppers, shops, replica } = context;
    const processes = shops.map(({ child }) => child.pid);
    // On a slow machine nobody may have asked the one that was started last.
    for (const { port } of shops) assert.is((await fetch(`http://127.0.0.1:${port}${READ_PAGE}`)).status, 200);
    const killedAt = performance.now();
    await clusters[0].kill();
    await sleep(UNTIL_PROMOTED_MS);
    const without = shoppers.take('PostgreSQL away');
    await sql`select pg_promote()`.execute(replica.db);
    const promotedAt = performance.now();
    await sleep(GOES_ON_WITHIN_MS);
    const after = shoppers.take('the replica promoted');
    const refusedForMs = Math.round(after.lastRefusedAt - promotedAt);
    console.log(
      `# promoted ${Math.round(promotedAt - killedAt)} ms after it was killed; refused until ${refusedForMs} ms later`,
    );
    assert.equal([...without.pages.keys()], [200]);
    assert.equal(
      [...without.carts.keys(), ...after.carts.keys()].filter((status) => ![200, 503].includes(status)),
      [],
    );
    assert.ok(after.filled > 40, `${after.filled} carts were filled afterwards`);
    await until(async () => {
      await sleep(1_000);
      return refusedOf(shoppers.take('one more second')) === 0;
    }, 'everybody is served again');
    assert.equal(
      shops.map(({ child }) => child.exitCode ?? child.pid),
      processes,
    );
    context.filled += without.filled + after.filled;
    const { rows } = await sql<{ count: number }>`select count(*) from cart_lines`.execute(replica.db);
    assert.ok((rows[0]?.count ?? 0) >= context.filled, `${context.filled} were answered, ${rows[0]?.count} are there`);
  });
} else {
  test('is not run here: the line above says what to install', () => undefined);
}

test.run();
