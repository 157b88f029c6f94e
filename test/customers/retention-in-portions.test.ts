// What is over is gone through in portions, each from where the one before ended.
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { retentionTasks } from '#server/customers/retention/retention-tasks.ts';
import { runDueRetention } from '#server/customers/retention/run-retention.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../database/test-database.ts';

const test = suite<{ database: Database }>('retention in portions');
const start = new Date('2026-11-20T10:15:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('what stays, changed, is met once, however many portions there are', async (context) => {
  const { db } = context.database;
  await sql`insert into carts (token_hash, created_at, updated_at)
    select sha256(n::text::bytea), ${start}, ${start} from generate_series(1, 401) as n`.execute(db);
  const [task] = retentionTasks;
  if (!task) throw new Error('there is no task');
  const met: string[] = [];
  const read = {
    ...{ ...task, table: 'carts', isOver: () => sql`true or false` },
    handle: async (_: unknown, ids: string[]) => {
      met.push(...ids);
    },
  };
  await runDueRetention({ db, now: () => start, isStopping: () => met.length > 1_000 }, [read]);
  assert.equal([met.length, new Set(met).size], [401, 401]);
});

test.run();
