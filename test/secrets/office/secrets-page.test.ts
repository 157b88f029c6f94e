// Keys and passwords in the office: they go in, and never come out.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '#server/config.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { withSecrets } from '#server/secrets/stored-secrets.ts';
import { locales } from '#src/i18n/locales.ts';
import type { SecretName } from '#src/secrets/secret-names.ts';
import { aShop, type ShopFixture, shopKeys, shopTime } from '#test/fixtures/a-shop.ts';
import { officePerson } from '#test/staff/office-person.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('secrets in the office');

test.before(async (context) => {
  context.shop = await aShop();
});
test.before.each(async ({ shop }) => {
  await shop.database.db.deleteFrom('secrets').execute();
  await shop.database.db.deleteFrom('rate_limits').execute();
});
test.after(({ shop }) => shop.close());

type Given = { name: SecretName; value: string };

const stripe = (mode: 'test' | 'live'): Given[] => [
  { name: 'STRIPE_SECRET_KEY', value: `sk_${mode}_marked51Secret` },
  { name: 'STRIPE_PUBLISHABLE_KEY', value: ` pk_${mode}_marked52Public\n` },
  { name: 'STRIPE_WEBHOOK_SECRET', value: 'whsec_marked53Signing' },
];

async function owner({ database: { db } }: ShopFixture, isSteppedUp = true) {
  return signedInStaff(db, 'owner', { now: shopTime, isSteppedUp });
}

test('what is stored is used, and stands in no answer, page, log or column', async ({ shop }) => {
  const { db } = shop.database;
  const { cookie } = await owner(shop);
  const person = officePerson(shop, cookie);
  assert.is((await person.mutate('SecretsSet', { secrets: stripe('test') })).setSecrets.refusal, null);
  const config = readConfig({ KASA_SECRET: shopKeys.secret, KASA_RELEASE: 'test' });
  assert.equal((await withSecrets(db, config)).stripe, {
    secretKey: 'sk_test_marked51Secret',
    publishableKey: 'pk_test_marked52Public',
    webhookSecret: 'whsec_marked53Signing',
  });
  const { secrets } = (await person.query('SecretsList', {})).secrets;
  assert.equal(
    secrets.filter(({ source }) => source === 'stored').map(({ name }) => name),
    stripe('test').map(({ name }) => name),
  );
  const page = await person.getPage('/admin/settings/secrets');
  assert.is(page.statusCode, 200);
  const everything = JSON.stringify([
    secrets,
    page.body,
    await db.selectFrom('audit_log').selectAll().execute(),
    await db.selectFrom('secrets').selectAll().execute(),
  ]);
  assert.not.match(everything, /marked5\d/);
  const log = await db.selectFrom('audit_log').select(['kind', 'subject']).orderBy('id').execute();
  assert.equal(
    log.filter(({ kind }) => kind === 'secret.set').map(({ subject }) => subject),
    stripe('test').map(({ name }) => name),
  );
});

test('half a set of keys, keys of two modes and a wrong value are refused, and nothing is kept', async ({ shop }) => {
  const { db } = shop.database;
  const person = officePerson(shop, (await owner(shop)).cookie);
  const [secret, publishable, webhook] = stripe('test');
  const [, live] = stripe('live');
  assert.ok(secret && publishable && webhook && live);
  const refused = async (secrets: Given[]) => (await person.mutate('SecretsSet', { secrets })).setSecrets;
  assert.equal(await refused([secret]), { refusal: 'NOT_TOGETHER', name: null });
  assert.equal(await refused([secret, live, webhook]), { refusal: 'NOT_TOGETHER', name: null });
  assert.equal(await refused([secret, { ...publishable, value: 'sk_test_other' }, webhook]), {
    ...{ refusal: 'VALUE_INVALID', name: 'STRIPE_PUBLISHABLE_KEY' },
  });
  assert.equal(await refused([{ ...secret, value: '  ' }]), { refusal: 'NOTHING_GIVEN', name: null });
  assert.equal(await db.selectFrom('secrets').select('name').execute(), []);
});

test('live keys with which the shop would not start again are refused', async ({ shop }) => {
  const person = officePerson(shop, (await owner(shop)).cookie);
  const { refusal } = (await person.mutate('SecretsSet', { secrets: stripe('live') })).setSecrets;
  assert.is(refusal, 'ADDRESS_INSECURE');
});

test('one is replaced and the others stay; all of them go, and a part of them does not', async ({ shop }) => {
  const { db } = shop.database;
  const person = officePerson(shop, (await owner(shop)).cookie);
  await person.mutate('SecretsSet', { secrets: stripe('test') });
  const another: Given = { name: 'STRIPE_WEBHOOK_SECRET', value: 'whsec_another' };
  assert.is((await person.mutate('SecretsSet', { secrets: [another] })).setSecrets.refusal, null);
  const config = readConfig({ KASA_SECRET: shopKeys.secret, KASA_RELEASE: 'test' });
  assert.is((await withSecrets(db, config)).stripe?.webhookSecret, 'whsec_another');
  const part = await person.mutate('SecretsRemove', { names: ['STRIPE_SECRET_KEY'] });
  assert.is(part.removeSecrets.refusal, 'NOT_TOGETHER');
  const names = stripe('test').map(({ name }) => name);
  assert.is((await person.mutate('SecretsRemove', { names })).removeSecrets.refusal, null);
  assert.equal(await db.selectFrom('secrets').select('name').execute(), []);
});

test('without a second proof nothing is stored or removed', async ({ shop }) => {
  const person = officePerson(shop, (await owner(shop, false)).cookie);
  for (const change of [
    () => person.mutate('SecretsSet', { secrets: stripe('test') }),
    () => person.mutate('SecretsRemove', { names: ['SMTP_URL'] }),
  ]) {
    await change().then(
      () => assert.unreachable(),
      ({ message }) => assert.is(message, 'STEP_UP_NEEDED'),
    );
  }
});

test('without keys the check says that nothing is set, and it is not asked without end', async ({ shop }) => {
  const person = officePerson(shop, (await owner(shop)).cookie);
  const { checkPaymentKeys: lines } = await person.mutate('SecretsCheckPayments', {});
  assert.equal(
    lines.map(({ status }) => status),
    ['warning'],
  );
  for (let asked = 1; asked < 10; asked++) await person.mutate('SecretsCheckPayments', {});
  await person.mutate('SecretsCheckPayments', {}).then(
    () => assert.unreachable(),
    ({ message }) => assert.is(message, 'TOO_MANY_REQUESTS'),
  );
});

test('what a check answers is said in the language of whoever asks', async ({ shop }) => {
  const { db } = shop.database;
  for (const locale of locales) {
    const { cookie } = await signedInStaff(db, 'owner', { now: shopTime, locale });
    const person = officePerson(shop, cookie);
    const { checkPaymentKeys } = await person.mutate('SecretsCheckPayments', {});
    const { checkMailServer } = await person.mutate('SecretsCheckMail', {});
    const t = translateTo(locale);
    assert.equal(
      [...checkPaymentKeys, ...checkMailServer].map(({ fix }) => fix),
      [t('doctor.noKeysFix'), t('doctor.noServerFix')],
    );
    assert.is(checkPaymentKeys[0]?.says, t('doctor.noKeys'));
  }
  assert.is(new Set(locales.map((locale) => translateTo(locale)('doctor.noKeys'))).size, locales.length);
});

test.run();
