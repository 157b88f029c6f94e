// `kasa keys` as an operator runs it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashToken } from '#server/http/session.ts';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa keys');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('makes a key, lists it without itself, revokes it, and writes both into the log', async ({
  database: { db, url },
}) => {
  const run = (...args: string[]) => runKasa(['keys', ...args], { env: { DATABASE_URL: url } });
  const answerOf = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout);
  assert.match((await run('list')).stdout, 'There is no key.');
  const made = await answerOf('add', 'Warehouse', '--may', 'stock.write', 'orders.read', '--until', '2099-12-31');
  const stored = await db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
  assert.ok(stored.token_hash.equals(hashToken(made.key.slice('kasa_key_'.length))));
  assert.equal(stored.permissions, ['orders.read', 'stock.write']);
  const { stdout } = await run('list');
  assert.match(stdout, /^Warehouse: orders\.read stock\.write; never used; until /);
  assert.not.match(stdout, made.key);

  const refused = [
    await answerOf('add', 'warehouse', '--may', 'stock.write'),
    await answerOf('add', 'Other', '--may', 'staff.manage'),
    await answerOf('add', 'Other', '--may', 'stock.write', '--until', '2099-13-31'),
    await answerOf('revoke', 'Other'),
  ];
  assert.equal(
    refused.map(({ error }) => error.code),
    ['NAME_TAKEN', 'PERMISSION_UNKNOWN', 'END_INVALID', 'UNKNOWN_KEY'],
  );
  assert.ok((await answerOf('revoke', 'warehouse')).ok);
  assert.match((await run('list')).stdout, 'There is no key.');
  const log = await db.selectFrom('audit_log').select(['who', 'kind', 'subject']).orderBy('id').execute();
  assert.equal(log, [
    { who: 'command line', kind: 'key.added', subject: 'Warehouse' },
    { who: 'command line', kind: 'key.revoked', subject: 'Warehouse' },
  ]);
});

test.run();
