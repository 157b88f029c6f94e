// Secrets in the database: encrypted, bound to their row, below the environment, and followed by a running shop.
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { startShop } from '#server/main.ts';
import { createPaymentProvider } from '#server/payments/payment-provider.ts';
import { createAuditKeys } from '#server/secrets/audit-keys.ts';
import { removeSecret, rotateKey, setSecret } from '#server/secrets/change-secrets.ts';
import { CurrentKeys } from '#server/secrets/current-keys.ts';
import { providerOptions } from '#server/secrets/provider-options.ts';
import { listKeys } from '#server/secrets/secret-keys.ts';
import { listStoredSecrets } from '#server/secrets/secret-store.ts';
import { listSecretStates, withSecrets } from '#server/secrets/stored-secrets.ts';
import { writeAudit } from '#server/staff/audit/audit-log.ts';
import { sealAuditLogWith } from '#server/staff/audit/carry-on-seal.ts';
import { readEvidence } from '#server/staff/audit/judge-seal.ts';
import { verifyAuditLog } from '#server/staff/audit/verify-audit-log.ts';
import { openTestDatabase } from '../database/test-database.ts';

type Context = { database: Database; folder: string };

const test = suite<Context>('secrets');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-secrets-'));
});
test.after.each(async ({ database, folder }) => {
  await database.db.deleteFrom('secrets').execute();
  await rm(folder, { recursive: true });
});
test.after(({ database }) => database.close());

const phrase = 'a phrase of more than thirty-two characters';
const smtpUrl = 'smtps://shop:hunter2@mail.example';
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

function shopOf({ database: { db }, folder }: Context, environment: Record<string, string> = {}) {
  const config = readConfig({ KASA_DATA: folder, ...environment });
  const services = { db, now: () => new Date('2026-11-22T10:00:00Z'), keys: config };
  return {
    config,
    set: (name: keyof typeof stripe | 'SMTP_URL', value: string) => setSecret(services, name, value),
    read: () => withSecrets(db, config),
    rotate: () => rotateKey(services),
    states: () => listSecretStates(db, config),
  };
}

async function refusalOf(work: Promise<unknown>): Promise<Error & { code?: string; fix?: string }> {
  return work.then(
    () => assert.unreachable('it was taken'),
    (error) => error,
  ) as Promise<Error & { code?: string; fix?: string }>;
}

test('a secret is what its variable would be, encrypted under a key that only its owner may read', async (context) => {
  const { set, read, config } = shopOf(context);
  assert.is((await read()).smtpUrl, undefined);
  await set('SMTP_URL', smtpUrl);
  assert.is((await read()).smtpUrl, smtpUrl);
  const [row] = await listStoredSecrets(context.database.db);
  assert.not.match(
    Buffer.concat([row?.nonce ?? Buffer.of(), row?.ciphertext ?? Buffer.of()]).toString('latin1'),
    'hunter2',
  );
  const path = join(context.folder, 'secrets.key');
  assert.is((await stat(path)).mode & 0o777, 0o600);
  assert.is((await readFile(path, 'utf8')).length, 65);
  assert.not.match(JSON.stringify(await listSecretStates(context.database.db, config)), 'hunter2');
});

test('the environment outranks a secret, and then needs no key for it', async (context) => {
  await shopOf(context, { KASA_SECRET: phrase }).set('SMTP_URL', smtpUrl);
  const outranked = shopOf(context, { SMTP_URL: 'smtp://localhost' });
  assert.is((await outranked.read()).smtpUrl, 'smtp://localhost');
  assert.equal(
    (await outranked.states()).map(({ isReadable, isOutranked }) => [isReadable, isOutranked]),
    [[false, true]],
  );
});

test('a value belongs to its row: under another name or version it is not read', async (context) => {
  const { db } = context.database;
  const { set, read } = shopOf(context, { KASA_SECRET: phrase });
  for (const [name, value] of Object.entries(stripe)) await set(name as keyof typeof stripe, value);
  await db.updateTable('secrets').set({ version: 2 }).where('name', '=', 'STRIPE_SECRET_KEY').execute();
  assert.is((await refusalOf(read())).code, 'SECRETS_UNREADABLE');
  await set('STRIPE_SECRET_KEY', stripe.STRIPE_SECRET_KEY);
  assert.is((await read()).stripe?.secretKey, 'sk_test_1');
  const other = await db
    .selectFrom('secrets')
    .selectAll()
    .where('name', '=', 'STRIPE_PUBLISHABLE_KEY')
    .executeTakeFirstOrThrow();
  const { nonce, ciphertext, version } = other;
  await db
    .updateTable('secrets')
    .set({ nonce, ciphertext, version })
    .where('name', '=', 'STRIPE_WEBHOOK_SECRET')
    .execute();
  assert.match((await refusalOf(read())).message, /^STRIPE_WEBHOOK_SECRET cannot be read/);
});

test('without its key the shop does not start, and says which secrets, and what to do', async (context) => {
  const { set, read } = shopOf(context, { KASA_SECRET: phrase });
  await set('SMTP_URL', smtpUrl);
  for (const environment of [{}, { KASA_SECRET: `another ${phrase}` }] as Record<string, string>[]) {
    const { config } = shopOf(context, environment);
    const refused = await refusalOf(startShop({ config, distDirectory: '/nowhere', database: context.database }));
    assert.is(refused.code, 'SECRETS_UNREADABLE');
    assert.match(refused.message, /^SMTP_URL cannot be read/);
    assert.match(refused.fix ?? '', 'kasa secrets set NAME');
  }
  assert.is((await read()).smtpUrl, smtpUrl);
});

test('live keys of secrets are refused to an incomplete shop, as those of the environment are', async (context) => {
  const { set, config } = shopOf(context, { PUBLIC_URL: 'https://shop.example' });
  await set('STRIPE_SECRET_KEY', 'sk_live_1');
  await set('STRIPE_PUBLISHABLE_KEY', 'pk_live_1');
  const start = () => startShop({ config, distDirectory: '/nowhere', database: context.database });
  assert.match((await refusalOf(start())).message, 'all three or none');
  await set('STRIPE_WEBHOOK_SECRET', 'whsec_1');
  assert.is((await refusalOf(start())).code, 'SHOP_IS_NOT_READY');
  const insecure = shopOf(context, { PUBLIC_URL: 'http://shop.example' }).config;
  const refused = await refusalOf(
    startShop({ config: insecure, distDirectory: '/nowhere', database: context.database }),
  );
  assert.is(refused.code, 'CONFIG_INVALID');
  assert.match(refused.message, /PUBLIC_URL: live Stripe keys need an https address/);
});

test('a new key reads everything, the former one nothing; a rotation that was interrupted loses nothing', async (context) => {
  const { set, read, rotate } = shopOf(context);
  await set('SMTP_URL', smtpUrl);
  const path = join(context.folder, 'secrets.key');
  const former = await readFile(path);
  assert.is(await rotate(), 1);
  const next = await readFile(path);
  assert.not.equal(next, former);
  assert.is((await read()).smtpUrl, smtpUrl);

  // Killed after the commit and before the file was renamed.
  await rename(path, `${path}.next`);
  await writeFile(path, former);
  assert.is((await read()).smtpUrl, smtpUrl);
  assert.is(await rotate(), 1);
  assert.equal(await readFile(path), next);
  await writeFile(path, former);
  assert.is((await refusalOf(read())).code, 'SECRETS_UNREADABLE');
});

test('another KASA_SECRET reads what the previous one encrypted until it is rotated', async (context) => {
  await shopOf(context, { KASA_SECRET: phrase }).set('SMTP_URL', smtpUrl);
  const both = shopOf(context, { KASA_SECRET: `another ${phrase}`, KASA_SECRET_PREVIOUS: phrase });
  assert.is((await both.read()).smtpUrl, smtpUrl);
  await both.rotate();
  assert.is((await shopOf(context, { KASA_SECRET: `another ${phrase}` }).read()).smtpUrl, smtpUrl);
});

test('a key file that is too short reads nothing, and is said as one that was exchanged', async (context) => {
  const { set, read, config } = shopOf(context);
  await set('SMTP_URL', smtpUrl);
  await writeFile(join(context.folder, 'secrets.key'), 'a\n');
  assert.equal(await listKeys(config), []);
  assert.is((await refusalOf(read())).code, 'SECRETS_UNREADABLE');
});

test('blanks do not make a KASA_SECRET long enough', () => {
  for (const secret of [' '.repeat(32), `short${' '.repeat(40)}`, 'k'.repeat(31)]) {
    assert.throws(() => readConfig({ KASA_SECRET: secret }), /KASA_SECRET.*at least 32 characters/s);
    assert.throws(() => readConfig({ KASA_SECRET_PREVIOUS: secret }), /at least 32 characters/);
  }
});

// Seen to fail before: a file of NULs was a key that anybody could guess, and an empty one a bare EEXIST.
for (const [what, content] of [
  ['empty', ''],
  ['full of NULs', '\0'.repeat(65)],
  ['with one letter', 'a\n'],
  ['with 31 characters', `${'k'.repeat(31)}\n`],
  ['with two lines', `${'0123456789abcdef'.repeat(2)}\n${'0123456789abcdef'.repeat(2)}\n`],
] as const) {
  test(`a key file that a power cut left ${what} is set aside, and another one is made`, async (context) => {
    const file = join(context.folder, 'secrets.key');
    await writeFile(file, content);
    const { set, read } = shopOf(context);
    await set('SMTP_URL', smtpUrl);
    assert.is((await read()).smtpUrl, smtpUrl);
    assert.match(await readFile(file, 'utf8'), /^[0-9a-f]{64}\n$/);
    assert.is(await readFile(`${file}.unreadable`, 'utf8'), content);
  });
}

test('a new key carries the seal of the audit log on', async (context) => {
  const database = await openTestDatabase();
  const { db } = database;
  const { config, rotate } = shopOf({ ...context, database });
  const by = { staffId: null, who: 'a test', address: '', device: '' };
  const end = sealAuditLogWith(createAuditKeys(config));
  const write = () => inTransaction(db, (tx) => writeAudit(tx, by, { kind: 'stepUp', subject: '' }, new Date()));
  await write();
  await rotate();
  await write();
  end();
  const verified = await verifyAuditLog(db, { evidence: await readEvidence(createAuditKeys(config)) });
  await database.close();
  assert.equal(verified.ok && [verified.value.seal?.from, verified.value.seal?.end.id], [1, 2]);
});

test('a running shop takes changed keys of its mode, and goes on with its own when others cannot be used', async (context) => {
  const { set, read, config } = shopOf(context, { KASA_SECRET: phrase });
  for (const [name, value] of Object.entries(stripe)) await set(name as keyof typeof stripe, value);
  const keys = new CurrentKeys(context.database.db, config, await read());
  const said: string[] = [];
  const note = (...words: unknown[]) => void said.push(String(words.at(-1)));
  const reload = () => keys.reload({ info: note, warn: note, error: note } as never);
  await reload();
  assert.equal(said, [], 'nothing has changed since the start');
  const states = await listSecretStates(context.database.db, await read());
  assert.equal(
    states.filter(({ isOutranked }) => isOutranked),
    [],
    'the environment has none of them',
  );
  const options = { webhookSecret: 'whsec_sandbox', sandboxOrigin: null, now: () => new Date() };
  const provider = createPaymentProvider(providerOptions(keys, options));
  const payload = JSON.stringify({ id: 'evt_1', object: 'event' });
  const isTaken = (secret: string) => {
    const header = Stripe.webhooks.generateTestHeaderString({ payload, secret });
    try {
      return provider.readEvent(Buffer.from(payload), header).id === 'evt_1';
    } catch {
      return false;
    }
  };
  await set('STRIPE_WEBHOOK_SECRET', 'whsec_2');
  await set('STRIPE_PUBLISHABLE_KEY', 'pk_test_2');
  assert.equal([isTaken('whsec_1'), isTaken('whsec_2')], [true, false]);
  await reload();
  assert.equal([isTaken('whsec_1'), isTaken('whsec_2')], [false, true]);
  assert.is(provider.settings.publishableKey, 'pk_test_2');

  await set('SMTP_URL', smtpUrl);
  await reload();
  assert.is(keys.smtpUrl, smtpUrl);
  said.length = 0;
  await reload();
  assert.equal(said, [], 'nothing has changed');
  await set('STRIPE_SECRET_KEY', 'sk_live_1');
  await reload();
  assert.match(said.at(-1) ?? '', 'cannot be used');
  await set('STRIPE_PUBLISHABLE_KEY', 'pk_live_1');
  await reload();
  assert.ok(said.some((line) => /restart/.test(line)));
  assert.is(keys.stripe?.secretKey, 'sk_test_1');
  assert.not(await removeSecret(context.database.db, 'nothing' as never));
});

test.run();
