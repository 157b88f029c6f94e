// How long personal data are kept: by the law of the company's country, as set, and as the privacy page says it.
import { readFile } from 'node:fs/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CART_KEPT_S } from '#src/cart/cart-life.ts';
import {
  bookLimits,
  bookRetentionUntil,
  claimRetentionFrom,
  logRetentionFrom,
  retentionPeriods,
} from '#src/customers/retention/retention-periods.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { retentionSettingsSchema } from '#src/shop/retention-settings.ts';
import { taxSettingsSchema } from '#src/shop/tax-settings.ts';
import { listSources } from '../../source-imports.ts';

const unset = retentionSettingsSchema.parse({});
const taxes = taxSettingsSchema.parse({});

const periodsIn = (country: string, retention = unset) =>
  retentionPeriods({ retention, company: { address: { country } }, taxes });

test('books are kept 8 years in Germany, 7 in the Netherlands, 5 in Poland, and longest where we do not know', () => {
  const yearsIn = (country: string) => periodsIn(country).bookkeepingYears;
  assert.equal(['DE', 'NL', 'PL', 'CZ', 'FR', ''].map(yearsIn), [8, 7, 5, 10, 10, 10]);
});

test('what a merchant sets stands above the law of the country', () => {
  const set = retentionSettingsSchema.parse({ bookkeepingYears: 10, claimsYears: 4 });
  const { bookkeepingYears, claimsYears } = periodsIn('PL', set);
  assert.equal([bookkeepingYears, claimsYears], [10, 4]);
});

const until = (country: string, soldAt: string) =>
  bookRetentionUntil(periodsIn(country), { at: new Date(soldAt), isOss: false });

test('years are counted from the end of the year, in Poland of the one in which the tax falls due', () => {
  assert.is(until('DE', '2026-01-01T00:00:00Z'), '2034-12-31');
  assert.is(until('DE', '2025-12-31T23:30:00Z'), '2034-12-31', 'half past midnight on New Year’s Day');
  assert.is(until('PL', '2026-11-30T12:00:00Z'), '2031-12-31');
  assert.is(until('PL', '2026-11-30T23:30:00Z'), '2032-12-31', 'the first of December there');
  assert.is(until('PL', '2026-12-01T12:00:00Z'), '2032-12-31');
});

test('the day on which a sale leaves the books is the one after the last that was told', () => {
  for (const country of ['PL', 'DE', 'NL']) {
    const periods = periodsIn(country);
    for (const sold of [
      '2025-12-31T23:00:00Z',
      '2026-11-30T22:59:59Z',
      '2026-11-30T23:00:00Z',
      '2026-12-31T22:59:59Z',
    ]) {
      const lastDay = new Date(`${bookRetentionUntil(periods, { at: new Date(sold), isOss: false })}T22:59:59Z`);
      assert.ok(bookLimits(periods, lastDay).home <= new Date(sold), `${country} ${sold}`);
      assert.ok(bookLimits(periods, new Date(lastDay.getTime() + 1000)).home > new Date(sold), `${country} ${sold}`);
    }
  }
});

test('sales of the one-stop shop are kept ten years everywhere, unless the merchant sets fewer', () => {
  const untilOss = (country: string, at: string, retention = unset) =>
    bookRetentionUntil(periodsIn(country, retention), { at: new Date(at), isOss: true });
  for (const country of ['PL', 'DE', 'NL', 'CZ']) assert.is(untilOss(country, '2026-11-21T12:00:00Z'), '2036-12-31');
  assert.is(untilOss('PL', '2026-12-21T12:00:00Z'), '2036-12-31', 'the tax of December falls due with its quarter');
  const six = retentionSettingsSchema.parse({ bookkeepingYears: 6 });
  assert.is(untilOss('DE', '2026-11-21T12:00:00Z', six), '2032-12-31');
  const { oss, home } = bookLimits(periodsIn('DE'), new Date('2037-01-01T12:00:00Z'));
  assert.equal([oss, home], [new Date('2026-12-31T23:00:00Z'), new Date('2028-12-31T23:00:00Z')]);
});

test('claims lapse and the log goes at the end of a year, by the clocks of where the company is taxed', () => {
  const german = periodsIn('DE');
  assert.equal(claimRetentionFrom(german, new Date('2029-12-31T22:59:59Z')), new Date('2025-12-31T23:00:00Z'));
  assert.equal(claimRetentionFrom(german, new Date('2029-12-31T23:00:00Z')), new Date('2026-12-31T23:00:00Z'));
  assert.equal(logRetentionFrom(german, new Date('2029-12-31T23:00:00Z')), new Date('2026-12-31T23:00:00Z'));
});

for (const locale of locales) {
  test(`the privacy page in ${locale} tells the periods that are kept`, async () => {
    const page = await readPrivacyPage(locale);
    const told = [...page.matchAll(/<tr><td>[^<]*<\/td><td>(\d+) [^<]*<\/td><\/tr>/g)].map(([, days]) => Number(days));
    const cartDays = CART_KEPT_S / 86_400;
    for (const days of [cartDays, unset.unpaidOrderDays, unset.technicalDays])
      assert.ok(told.includes(days), `${days}`);
  });

  test(`the privacy page in ${locale} names whatever the shop keeps in a browser`, async () => {
    const page = await readPrivacyPage(locale);
    const sources = (await listSources('{src,client}/**/*.{ts,tsx}')).filter(({ path }) => !path.includes('/office/'));
    const keys = sources.flatMap(({ text }) =>
      [...text.matchAll(/(?:KEY = |createHandleList\()'(kasa-[\w-]+)'/g)].map(([, key = '']) => key),
    );
    assert.ok(keys.length > 3);
    assert.equal(
      keys.filter((key) => !page.includes(key)),
      [],
    );
  });
}

function readPrivacyPage(locale: Locale): Promise<string> {
  return readFile(new URL(`../../../server/shop/page-templates/privacy-${locale}.html`, import.meta.url), 'utf8');
}

test.run();
