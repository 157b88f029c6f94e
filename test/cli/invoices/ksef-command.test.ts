// `kasa ksef` as a merchant runs it, against the sandbox's KSeF: what waits, sending it, what was refused, and certificates.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CertificateUse, makeCompanyCertificate } from '#server/ksef/certificates/make-certificate.ts';
import type { NamedDatabase } from '../../database/test-database.ts';
import { type KsefShop, NIP, openKsefShop } from '../../ksef/a-ksef-shop.ts';
import { runKasa } from '../run-kasa.ts';

type Context = { shop: KsefShop; folder: string };
const test = suite<Context>('kasa ksef');

test.before.each(async (context) => {
  context.shop = await openKsefShop();
  // Commands go by the clock of the machine.
  context.shop.time = new Date();
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-ksef-'));
});
test.after.each(async ({ shop, folder }) => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function run({ shop, folder }: Context, ...args: string[]) {
  const { port } = new URL(shop.sandbox.sandbox.origin);
  const { url } = shop.database as NamedDatabase;
  const env = { DATABASE_URL: url, KASA_DATA: folder, HOST: '127.0.0.1', SANDBOX_PORT: port };
  const { code, stdout, stderr } = await runKasa(['ksef', ...args, '--json'], { env });
  assert.ok(stdout, stderr);
  return { code, answer: JSON.parse(stdout) };
}

test('what waits is named, is sent, and then has its number', async (context) => {
  const { number } = await context.shop.issue();
  const { answer: before } = await run(context, 'status');
  assert.equal([before.environment, before.counts.waiting, before.problem], ['sandbox', 1, null]);
  assert.equal(
    before.open.map((each: { number: string; state: string }) => [each.number, each.state]),
    [[number, 'waiting']],
  );
  const [sent, ...others] = (await run(context, 'send')).answer.sent;
  assert.equal([sent.number, sent.state, others], [number, 'accepted', []]);
  assert.match(sent.ksefNumber, new RegExp(`^${NIP}-\\d{8}-[0-9A-F]{12}-[0-9A-F]{2}$`));
  const { answer: after } = await run(context, 'status');
  assert.equal([after.counts.accepted, after.open], [1, []]);
  assert.equal((await run(context, 'send')).answer.sent, [], 'nothing waits');
});

test('what was refused is sent once more when it is asked for, and nothing else is', async (context) => {
  const { shop } = context;
  const { number } = await shop.issue();
  await shop.trouble('refusal');
  const [refused] = (await run(context, 'send')).answer.sent;
  assert.equal([refused.state, refused.refusal.code], ['refused', 450]);
  assert.equal((await run(context, 'retry', number)).answer, { ok: true, number });
  assert.is((await run(context, 'send')).answer.sent[0].state, 'accepted');
  const again = await run(context, 'retry', number);
  assert.equal([again.code, again.answer.error.code], [1, 'NOT_REFUSED']);
  assert.is((await run(context, 'retry', 'FV/2000/1')).code, 1);
});

test('what keeps the shop from sending is said by its code and with what to do, and stands in the status', async (context) => {
  const { shop } = context;
  await shop.issue();
  await shop.trouble('outage', 20);
  const { code, answer } = await run(context, 'send');
  assert.equal([code, answer.error.code], [1, 'KSEF_AWAY']);
  assert.match(answer.error.fix, 'Try again later');
  const status = (await run(context, 'status')).answer;
  assert.equal([status.counts.waiting, /503/.test(status.problem)], [1, true]);
});

test('a certificate is made, shown and signed in with', async (context) => {
  const { shop } = context;
  for (const use of ['authentication', 'offline'])
    assert.ok((await run(context, 'certificate', 'make', use)).answer.ok);
  const { certificates } = (await run(context, 'certificate', 'show')).answer;
  assert.equal(
    certificates.map(({ isStored, owner, faults }: Record<string, unknown>) => [isStored, owner, faults]),
    [
      [true, NIP, []],
      [true, NIP, []],
    ],
  );
  await shop.issue();
  assert.is((await run(context, 'send')).answer.sent[0].state, 'accepted');
});

test('of another company, expired, of another use, with a key that does not fit, or none at all: nothing is stored', async (context) => {
  const { folder } = context;
  const now = new Date();
  const made = (use: CertificateUse, nip = NIP, validTo?: Date) =>
    makeCompanyCertificate({ nip, name: 'Papiernia' }, use, { now, ...(validTo && { validTo }) });
  const own = made('authentication');
  const cases = [
    [made('authentication', '5265877635'), /of the company 5265877635/],
    [made('authentication', NIP, new Date(now.getTime() - 60_000)), /ended on/],
    [made('offline'), /of the type "offline"/],
    [{ ...own, key: made('authentication').key }, /The key is not that/],
    [{ ...own, certificate: 'no certificate' }, /holds no certificate/],
    [{ ...own, key: 'no key' }, /holds no private key/],
  ] as const;
  for (const [{ certificate, key }, says] of cases) {
    const [file, keyFile] = [join(folder, 'shop.crt'), join(folder, 'shop.key')];
    await Promise.all([writeFile(file, certificate), writeFile(keyFile, key)]);
    const { code, answer } = await run(context, 'certificate', 'store', 'authentication', file, keyFile);
    assert.is(code, 1);
    assert.ok(says.test(answer.error.message), `${answer.error.code}: ${answer.error.message}`);
    assert.ok(answer.error.fix);
  }
  const { certificates } = (await run(context, 'certificate', 'show')).answer;
  assert.equal(
    certificates.map(({ isStored }: Record<string, unknown>) => isStored),
    [false, false],
  );
  const [file, keyFile] = [join(folder, 'shop.crt'), join(folder, 'shop.key')];
  await Promise.all([writeFile(file, own.certificate), writeFile(keyFile, own.key)]);
  assert.ok((await run(context, 'certificate', 'store', 'authentication', file, keyFile)).answer.ok);
});

test.run();
