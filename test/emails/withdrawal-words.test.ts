// E-mails promise the right to withdraw to consumers, and to nobody who buys as a company, but where a country gives it to
// sole traders as well.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withdrawalSections } from '#server/emails/withdrawal-words.ts';
import { locales } from '#src/i18n/locales.ts';

const at = (country: string, companyName: string | null = null, taxId: string | null = null) => ({
  ...{ fullName: 'Ada', line1: 'Street 1', line2: '', postalCode: '1000', city: 'Town', country, companyName, taxId },
});
const says = (address: ReturnType<typeof at>, home: string, billingAddress: ReturnType<typeof at> | null = null) =>
  withdrawalSections({ lines: [], address, billingAddress }, 'en', home).length > 0;

test('a consumer may withdraw, in every language and from every country', () => {
  for (const locale of locales)
    for (const home of ['FI', 'PL', 'PT']) {
      const order = { lines: [], address: at('SE') };
      assert.is(withdrawalSections(order, locale, home).length, 1, `${locale} ${home}`);
    }
});

test('a company is promised nothing, named or by its number, where the bill goes there alone, too', () => {
  assert.not.ok(says(at('SE', 'Firma AB'), 'FI'));
  assert.not.ok(says(at('SE', null, 'SE556012579001'), 'FI'));
  assert.not.ok(says(at('FI'), 'FI', at('FI', 'Yritys Oy')));
});

test('Poland gives the right to sole traders, whether it is the seller’s country or the buyer’s', () => {
  assert.ok(says(at('PL', 'Jan Testowy'), 'PL'));
  assert.ok(says(at('PL', 'Jan Testowy'), 'DE'));
  assert.ok(says(at('DE', 'Firma'), 'PL'));
});

test.run();
