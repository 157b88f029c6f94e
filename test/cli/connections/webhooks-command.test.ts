// `kasa webhooks` as an operator runs it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type NamedDatabase, openTestDatabase } from '../../database/test-database.ts';
import { runKasa } from '../run-kasa.ts';

const test = suite<{ database: NamedDatabase }>('kasa webhooks');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('makes a receiver, changes, tests and removes it, and says what was sent', async ({ database: { db, url } }) => {
  const env = { DATABASE_URL: url, KASA_SECRET: 'a secret of thirty-two characters' };
  const answerOf = async (...args: string[]) =>
    JSON.parse((await runKasa(['webhooks', ...args, '--json'], { env })).stdout);
  const made = await answerOf('add', 'warehouse', 'http://10.0.0.1/kasa', '--event', 'order.paid', 'stock.low');
  assert.match(made.secret, /^whsec_/);
  assert.is(
    (await answerOf('add', 'warehouse', 'https://a.example', '--event', 'order.paid')).error.code,
    'NAME_TAKEN',
  );
  assert.ok((await answerOf('change', 'warehouse', '--stop', '--stock-low-at', '5')).ok);
  const [listed] = (await answerOf('list')).webhooks;
  assert.equal([listed.url, listed.stockLowAt, listed.isStopped], ['http://10.0.0.1/kasa', 5, true]);
  assert.ok((await answerOf('test', 'warehouse')).ok);
  const [delivery] = (await answerOf('deliveries', 'warehouse')).deliveries;
  assert.equal([delivery.type, delivery.attempts], ['test', 0]);
  assert.ok((await answerOf('send-again', String(delivery.id))).ok);
  assert.not.equal((await answerOf('renew-secret', 'warehouse')).secret, made.secret);
  assert.ok((await answerOf('remove', 'warehouse')).ok);
  assert.equal(await db.selectFrom('outbox').select('id').execute(), []);
  const log = await db.selectFrom('audit_log').select(['who', 'kind']).orderBy('id').execute();
  assert.equal(
    log.map(({ who, kind }) => `${who}: ${kind}`),
    ['added', 'changed', 'tested', 'sentAgain', 'secretRenewed', 'removed'].map(
      (kind) => `command line: webhook.${kind}`,
    ),
  );
});

test.run();
