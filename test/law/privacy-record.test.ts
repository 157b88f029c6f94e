// The record of processing: what it says follows from the registry, the settings and the keys, in every language.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listOutsideServices } from '#server/connections/list-outside-services.ts';
import { processingActivities } from '#server/customers/processing-activities.ts';
import { demoDocuments } from '#server/demo/demo-documents.ts';
import { readRecord } from '#server/law/record/read-record.ts';
import { writeRecordPage } from '#server/law/record/write-record-page.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { storedInBrowsers } from '#src/law/record/stored-in-browsers.ts';
import { type NamedDatabase, openTestDatabase } from '../database/test-database.ts';
import { aCompany } from '../fixtures/a-company.ts';
import { setSettings } from '../fixtures/settings/set-settings.ts';

type Context = { database: NamedDatabase };
const test = suite<Context>('record of processing');

const now = new Date('2026-11-21T10:00:00Z');
const stripe = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' };
const keys = {
  token: undefined,
  certificate: undefined,
  key: undefined,
  offlineCertificate: undefined,
  offlineKey: undefined,
};
const configured = {
  ksef: { environment: 'production' as const, ...keys },
  stripe,
  smtpUrl: 'smtps://user:secret@mail.example',
  sentry: { dsn: 'https://key@sentry.example/1', environment: undefined },
  publicIcons: 'browser' as const,
};
const nothing = {
  ksef: { environment: 'sandbox' as const, ...keys },
  stripe: null,
  smtpUrl: undefined,
  sentry: null,
  publicIcons: 'server' as const,
};

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  await setSettings(db, 'company', aCompany({ legalName: 'Plakate & <Söhne>' }));
  await setSettings(db, 'delivery', demoDocuments.delivery);
  await db
    .insertInto('webhook_receivers')
    .values({ name: 'erp', events: ['order.paid'], stock_low_at: 0, url: 'https://erp.example/kasa?key=1' } as never)
    .execute();
});
test.after(({ database }) => database.close());

async function read({ database: { db } }: Context, locale: Locale, config: Parameters<typeof listOutsideServices>[0]) {
  const record = await readRecord({
    ...{ db, now, timeZone: 'Europe/Berlin', locale },
    outside: listOutsideServices(config),
  });
  const rowsOf = (key: string) => record.sections.find((section) => section.key === key)?.rows ?? [];
  return { record, rowsOf };
}

test('every activity is there, with the periods of the country', async (context) => {
  const { record, rowsOf } = await read(context, 'en', nothing);
  assert.is(rowsOf('activities').length, processingActivities.length);
  assert.equal(rowsOf('activities')[1]?.slice(0, 2), ['Invoices and bookkeeping', 'Legal obligation, Art. 6(1)(c)']);
  assert.match(
    rowsOf('activities')[1]?.[4] ?? '',
    '8 years from the end of the year, as the law on bookkeeping demands',
  );
  assert.match(rowsOf('activities')[0]?.[4] ?? '', 'Names and addresses of orders that came to nothing: 180 days');
  assert.match(record.made, '21 November 2026');
  assert.is(record.controller[0], 'Plakate & <Söhne>');
});

test('recipients follow from keys, ways of delivery and webhooks; what nobody can know is to be completed', async (context) => {
  const names = async (config: typeof configured | typeof nothing) =>
    (await read(context, 'en', config)).rowsOf('recipients').map(([name]) => name);
  const unknown = ['Whoever runs the server', 'Wherever backups are stored', 'The program that sends the newsletter'];
  const without = await names(nothing);
  assert.equal(
    unknown.filter((name) => !without.includes(name)),
    [],
  );
  assert.ok(without.includes('InPost') && without.includes('erp (erp.example)'));
  assert.not(without.join().includes('Stripe'));
  const outside = [
    'Stripe (api.stripe.com)',
    'VIES (ec.europa.eu)',
    'mail.example',
    'sentry.example',
    'Iconify (api.iconify.design)',
    'KSeF (production)',
  ];
  assert.equal(await names(configured), [...outside, ...without]);
});

test('what Stripe stores is listed only where its keys are set', async (context) => {
  const ours = storedInBrowsers.filter(({ surface }) => surface === 'storefront').map(({ name }) => name);
  const listed = async (config: typeof configured | typeof nothing) =>
    (await read(context, 'en', config)).rowsOf('cookiesShop').map(([name]) => name);
  assert.equal(await listed(nothing), ours);
  assert.equal(await listed(configured), [...ours, '__stripe_mid', '__stripe_sid']);
});

test('in each language the page holds all of it, escaped, and no secret', async (context) => {
  const titles = new Set<string>();
  for (const locale of locales) {
    const { record } = await read(context, locale, configured);
    const page = writeRecordPage(record);
    titles.add(record.title);
    assert.match(page, `<html lang="${locale}">`);
    assert.match(page, 'Plakate &amp; &lt;Söhne&gt;');
    assert.not.match(page, /user:secret|key=1|sk_test/);
    assert.is(
      page.match(/<tr>/g)?.length,
      record.sections.reduce((sum, { columns, rows }) => sum + rows.length + Math.min(1, columns.length), 0),
    );
  }
  assert.is(titles.size, locales.length);
});

test.run();
