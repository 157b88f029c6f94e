// The whole round, with the real SDK against the sandbox, and the command as an operator runs it.
import { rm } from 'node:fs/promises';
import type Stripe from 'stripe';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { runChecks } from '#server/doctor/run-checks.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { saveNotice } from '#server/terms/guarantee-store.ts';
import { locales } from '#src/i18n/locales.ts';
import { runKasa } from '../cli/run-kasa.ts';
import { copyMigratedFolder } from '../database/data-templates.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { aGuaranteeFile } from '../fixtures/a-guarantee-file.ts';
import { aProduct } from '../fixtures/a-product.ts';
import { freePort } from '../fixtures/free-port.ts';
import { openTestSandbox, stripeAt, type TestSandbox } from '../sandbox/open-test-sandbox.ts';

const test = suite<{ opened: TestSandbox; directory: string }>('kasa doctor');

test.before(async (context) => {
  context.opened = await openTestSandbox();
  context.directory = await copyMigratedFolder();
});
test.after(async ({ opened, directory }) => {
  await opened.close();
  await rm(directory, { recursive: true });
});

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

async function examine(
  { opened, directory }: { opened: TestSandbox; directory: string },
  {
    secretKey = 'sk_test_1',
    publishableKey = 'pk_test_1',
    origin = opened.sandbox.origin,
    registersDomain = false,
    env = {},
    stripe = stripeAt(origin, secretKey),
  } = {},
) {
  const config = readConfig({ ...keys, KASA_DATA: directory, ...env });
  const findings = await runChecks({
    config,
    db: opened.database.db,
    stripe,
    publicStripe: stripeAt(origin, publishableKey),
    loadExtensions: async () => undefined,
    release: 'test-release',
    registersDomain,
  });
  return (check: string) => findings.filter((finding) => finding.check === check);
}

const inPortugal = { vatId: 'PT508025338', address: { ...aCompany().address, postalCode: '1100-148', country: 'PT' } };

const setMethods = ({ opened }: { opened: TestSandbox }, methods: string[] | null) =>
  inTransaction(opened.database.db, (tx) =>
    changeSettings(tx, { document: 'payments', data: { methods }, changedBy: 'test', now: new Date() }),
  );

test('an account in order has no fault', async (context) => {
  const { data } = await context.opened.stripe.webhookEndpoints.list();
  const origin = new URL(data[0]?.url ?? '').origin;
  const of = await examine(context, { env: { PUBLIC_URL: origin } });
  assert.equal(
    of('stripe keys').map(({ status, says }) => [status, says]),
    [
      ['warning', 'test keys of acct_sandbox: no money moves'],
      ['ok', 'the publishable key is good'],
    ],
  );
  assert.equal(
    [...of('stripe methods'), ...of('stripe webhook')].map(({ status }) => status),
    ['ok', 'ok'],
  );
  assert.equal(
    of('clock').map(({ says }) => says),
    ["agrees with the database's", "agrees with Stripe's"],
  );
  // Tests work as a superuser.
  assert.equal(
    of('database')
      .filter(({ status }) => status !== 'ok')
      .map(({ status, says }) => [status, says]),
    [['warning', "is used as kasa, a superuser, who may run programs on the database's machine"]],
  );
});

test('the domain of the shop is registered for wallets when the operator asks for it, and only then', async (context) => {
  const { stripe } = context.opened;
  const env = { PUBLIC_URL: 'https://poster.example' };
  const [missing] = (await examine(context, { env }))('stripe wallets');
  assert.is(missing?.says, 'poster.example is not registered for wallets, so nobody sees one');
  assert.equal((await stripe.paymentMethodDomains.list({ domain_name: 'poster.example' })).data, []);
  for (const _again of [1, 2]) {
    const [said] = (await examine(context, { env, registersDomain: true }))('stripe wallets');
    assert.equal([said?.status, said?.says], ['ok', 'registered for poster.example: Apple Pay, Google Pay, Link']);
  }
  const [domain] = (await stripe.paymentMethodDomains.list({ domain_name: 'poster.example' })).data;
  await stripe.paymentMethodDomains.update(domain?.id ?? '', { enabled: false });
  const [off] = (await examine(context, { env }))('stripe wallets');
  assert.match(off?.says ?? '', 'switched off');
  const [on] = (await examine(context, { env, registersDomain: true }))('stripe wallets');
  assert.is(on?.status, 'ok');
  await setMethods(context, ['card']);
  const few = await examine(context, { env });
  await setMethods(context, null);
  assert.equal(
    [...few('stripe methods'), ...few('stripe wallets')].map(({ says }) => says),
    ['activated: Card', 'the shop offers none'],
  );
});

test('the configurations of payment methods are read once for methods and wallets', async (context) => {
  const stripe = stripeAt(context.opened.sandbox.origin, 'sk_test_1');
  const paths: string[] = [];
  stripe.on('request', ({ path }: Stripe.RequestEvent) => paths.push(path));
  await examine(context, { stripe });
  assert.is(paths.filter((path) => path.startsWith('/v1/payment_method_configurations')).length, 1);
});

test('what the law wants shown is told as long as it is missing', async (context) => {
  const { db } = context.opened.database;
  await aProduct(db);
  const missing = (await examine(context))('law');
  assert.equal(
    missing.map(({ status }) => status),
    ['warning', 'warning'],
  );
  assert.match(missing[0]?.says ?? '', 'is missing in pl, nl, de, cs, en:');
  assert.match(missing[0]?.fix ?? '', 'kasa notice set pl FILE');
  assert.match(missing[1]?.says ?? '', '1 of 1 products do not name their manufacturer');

  const file = await aGuaranteeFile();
  await inTransaction(db, async (tx) => {
    for (const locale of locales) await saveNotice(tx, locale, file);
    const maker = { manufacturer_name: 'Dąb', manufacturer_address: 'Długa 1', manufacturer_email: 'a@dab.example' };
    await tx.updateTable('products').set(maker).execute();
  });
  assert.equal(
    (await examine(context))('law').map(({ status }) => status),
    ['ok'],
  );
});

test('keys that Stripe refuses are a fault each', async (context) => {
  const of = await examine(context, { secretKey: 'sk_wrong', publishableKey: 'pk_wrong' });
  assert.equal(
    of('stripe keys').map(({ status, says }) => [status, says]),
    [
      ['fault', 'Stripe refuses STRIPE_SECRET_KEY'],
      ['fault', 'Stripe refuses STRIPE_PUBLISHABLE_KEY'],
    ],
  );
});

test('a Stripe that cannot be reached is a fault that says what to look at', async (context) => {
  const of = await examine(context, { origin: `http://127.0.0.1:${await freePort()}` });
  const [said] = of('stripe keys');
  assert.match(said?.says ?? '', 'Stripe cannot be reached');
  assert.match(said?.fix ?? '', 'api.stripe.com');
});

test('a mail server that is not there is a fault', async (context) => {
  const of = await examine(context, { env: { SMTP_URL: `smtp://127.0.0.1:${await freePort()}` } });
  const [connection, sender] = of('mail');
  assert.equal([connection?.status, sender?.status], ['fault', 'warning']);
  assert.match(connection?.fix ?? '', 'SMTP_URL');
});

// Before: a shop in Portugal was faulted for the billing number of parcels in Germany.
test('a carrier that takes parcels in one country alone is no fault of a shop in another', async (context) => {
  const { db } = context.opened.database;
  await inTransaction(db, (tx) =>
    changeSettings(tx, { document: 'company', data: aCompany(inPortugal), changedBy: 'test', now: new Date() }),
  );
  const env = { DHL_API_KEY: 'key', DHL_USER: 'shop', DHL_PASSWORD: 'secret' };
  const [found] = (await examine(context, { env }))('carriers');
  assert.is(found?.status, 'warning');
  assert.match(found?.says ?? '', 'handed over in Germany');
});

test('without keys it says that no real payments are configured, and that is no fault', async ({ directory }) => {
  const env = { KASA_DATA: directory, DATABASE_URL: '', PORT: String(await freePort()) };
  const { code, stdout } = await runKasa(['doctor', '--json'], { env });
  const { ok, findings } = JSON.parse(stdout);
  assert.equal([code, ok], [0, true]);
  const said = findings.find(({ check }: { check: string }) => check === 'stripe keys');
  assert.is(said.status, 'warning');
  assert.match(said.says, 'no money moves');
});

test('a database that is away is told once, and what needs it beside it', async ({ directory }) => {
  const env = { KASA_DATA: directory, DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/shop` };
  const { code, stdout } = await runKasa(['doctor', '--json'], { env: { ...env, PORT: String(await freePort()) } });
  const faults: Finding[] = JSON.parse(stdout).findings.filter(({ status }: Finding) => status === 'fault');
  assert.is(code, 1);
  assert.equal(
    faults.map(({ check }) => check),
    ['database', 'database'],
    faults.map(({ says }) => says).join('\n'),
  );
  assert.match(faults[1]?.says ?? '', /pictures, .*secrets, .*shop/);
});

test('a fault ends with exit code 1, a line each with how to mend it', async ({ directory }) => {
  const env = { KASA_DATA: directory, DATABASE_URL: '', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const { code, stdout } = await runKasa(['doctor'], { env: { ...env, PORT: String(await freePort()) } });
  assert.is(code, 1);
  assert.match(stdout, /^fault {4}mail +127\.0\.0\.1:\d+ cannot be used: .*\n +Correct SMTP_URL/m);
  assert.match(stdout, /\n1 fault, \d+ warnings\.\n$/);
});

test.run();
