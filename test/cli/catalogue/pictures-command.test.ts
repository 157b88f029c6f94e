// `kasa pictures`: the library in the terminal.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa pictures');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const facts = { width: 400, height: 300, ground_color: '#ffffff' };
  const rows = ['a', 'b'].map((letter) => ({
    ...{ key: letter.repeat(20), name: `${letter}.jpg`, ...facts },
    added_at: new Date('2026-11-20T10:00:00Z'),
  }));
  await context.database.db.insertInto('pictures').values(rows).execute();
  await context.database.db
    .insertInto('collections')
    .values({ handle: 'cats', image: 'a'.repeat(20) })
    .execute();
});
test.after(({ database }) => database.close());

const kasa = ({ database }: { database: NamedDatabase }, ...args: string[]) =>
  runKasa(args, { env: { DATABASE_URL: database.url } });

test('what nothing shows is listed and removed, and comes back', async (context) => {
  const { stdout } = await kasa(context, 'pictures', 'list', '--unused');
  assert.is(stdout, `${'b'.repeat(20)}  400 × 300  b.jpg  (unused)\n`);
  const unclear = await kasa(context, 'pictures', 'remove');
  assert.equal([unclear.code, unclear.stderr.includes('Nothing was removed')], [1, true]);
  const used = JSON.parse((await kasa(context, 'pictures', 'remove', 'a'.repeat(20), '--json')).stdout);
  assert.equal([used.removed, used.used], [0, ['a'.repeat(20)]]);
  const removed = JSON.parse((await kasa(context, 'pictures', 'remove', '--unused', '--json')).stdout);
  assert.is(removed.removed, 1);
  assert.is((await kasa(context, 'pictures', 'list', '--unused')).stdout, 'There is no such picture.\n');
  assert.is((await kasa(context, 'undo', String(removed.batchId))).code, 0);
  assert.match((await kasa(context, 'pictures', 'list', '--unused')).stdout, 'b.jpg');
});

test.run();
