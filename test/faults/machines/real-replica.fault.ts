// `DATABASE_READ_URL` with a streaming replica of PostgreSQL: followed, standing still, caught up, promoted and stopped.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { createReadElsewhere, LAG_AT_MOST_MS, type ReadElsewhere } from '#server/database/read-elsewhere.ts';
import { checkReplica } from '#server/doctor/database/check-replica.ts';
import {
  forReplicas,
  type PostgresqlCluster,
  startPostgresql,
  survivesKill,
} from '../../database/postgresql-cluster.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { findDebianPostgresql, listMissing } from './debian-packages.ts';

type Context = {
  clusters: [PostgresqlCluster, PostgresqlCluster];
  primary: Database;
  replica: Database;
  elsewhere: ReadElsewhere;
  clock: { ms: number };
};

const test = wholeSuite<Context>('a real replica');
const isThere = listMissing(['postgresql']).length === 0;

if (isThere) {
  test.before(async (context) => {
    const { bin = '' } = findDebianPostgresql() ?? {};
    // What is committed is in the log at once, whose places are compared.
    const settings = [...forReplicas, ...survivesKill];
    const primary = await startPostgresql({ bin, settings });
    context.primary = await connectDatabase({ url: primary.url, dataDirectory: '' });
    await sql`create table written (at int)`.execute(context.primary.db);
    const replica = await startPostgresql({ bin, settings, copyOf: primary });
    context.clusters = [primary, replica];
    context.replica = await connectDatabase({ url: replica.url, dataDirectory: '' });
    // Real places in real logs; the time alone is told, so that nobody waits for half a minute.
    context.clock = { ms: 0 };
    context.elsewhere = createReadElsewhere({
      ...{ primary: context.primary.db, replica: context.replica.db, now: () => context.clock.ms },
    });
  });
  test.after(async ({ clusters, primary, replica }) => {
    await primary.close();
    await replica.close();
    for (const cluster of clusters.toReversed()) await cluster[Symbol.asyncDispose]();
  });

  const write = ({ primary, clock }: Context) => sql`insert into written values (${clock.ms})`.execute(primary.db);
  const follow = ({ elsewhere }: Context) =>
    until(async () => (await elsewhere.look()).kind === 'used', 'the replica follows');

  test('it is read once it follows, and refuses to be written to', async (context) => {
    await follow(context);
    assert.is(context.elsewhere.readDb(), context.replica.db);
    await write(context);
    await until(async () => {
      const { rows } = await sql`select at from written`.execute(context.elsewhere.readDb());
      return rows.length === 1;
    }, 'what was written is there');
    const refused = await sql`insert into written values (0)`.execute(context.replica.db).then(
      () => null,
      (error: { code?: string }) => error.code,
    );
    assert.is(refused, '25006');
  });

  test('the doctor says how far behind it is', async ({ primary, clusters }) => {
    const config = { databaseReadUrl: clusters[1].url, dataDirectory: '' };
    const [result] = await checkReplica.run({ db: primary.db, config } as never);
    assert.match(JSON.stringify(result), /follows/);
  });

  test('while replay is paused it is read up to the bound, then left alone, and read again afterwards', async (context) => {
    const { replica, primary, elsewhere, clock } = context;
    await sql`select pg_wal_replay_pause()`.execute(replica.db);
    const startedAt = clock.ms;
    try {
      let kind: string = 'used';
      while (kind === 'used' && clock.ms - startedAt < 3 * LAG_AT_MOST_MS) {
        clock.ms += 2_000;
        await write(context);
        kind = (await elsewhere.look()).kind;
      }
      assert.is(kind, 'behind');
      assert.is(clock.ms - startedAt, LAG_AT_MOST_MS + 2_000);
      assert.is(elsewhere.readDb(), primary.db);
    } finally {
      await sql`select pg_wal_replay_resume()`.execute(replica.db);
    }
    await follow(context);
    assert.is(elsewhere.readDb(), replica.db);
  });

  test('a snapshot of a long export is taken there, and outlives what the primary cleans up', async (context) => {
    const { replica, primary } = context;
    const tx = await replica.db
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    try {
      // Before the replica has told which rows it reads, the primary does not spare them.
      await until(async () => {
        const { rows } = await sql`select from pg_stat_replication where backend_xmin is not null`.execute(primary.db);
        return rows.length === 1;
      }, 'the replica has told what it reads');
      const count = async () => (await sql`select at from written`.execute(tx)).rows.length;
      const before = await count();
      await sql`delete from written`.execute(primary.db);
      await sql`vacuum written`.execute(primary.db);
      await write(context);
      await until(async () => {
        const { rows } = await sql`select at from written`.execute(replica.db);
        return rows.length === 1;
      }, 'what was deleted is gone there too');
      assert.is(await count(), before);
    } finally {
      await tx.rollback().execute();
    }
  });

  test('one that was promoted is left alone', async ({ replica, primary, elsewhere }) => {
    await sql`select pg_promote()`.execute(replica.db);
    assert.is((await elsewhere.look()).kind, 'no replica');
    assert.is(elsewhere.readDb(), primary.db);
  });

  test('one that is gone is away', async ({ clusters, primary, elsewhere }) => {
    await clusters[1].stop();
    assert.is((await elsewhere.look()).kind, 'away');
    assert.is(elsewhere.readDb(), primary.db);
  });
} else {
  test('is not run here: the line above says what to install', () => undefined);
}

test.run();
