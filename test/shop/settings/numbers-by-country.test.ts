// Which numbers the screen of the company asks for: those that companies of its country have, and the registers of countries
// that it sends to. What is filled in is always seen.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { companyScreen } from '#src/shop/office/screens/company-screen.tsx';
import type { SettingsChoices } from '#src/shop/office/settings-queries.ts';

const fields = companyScreen.sections.flatMap((section) => section.fields);
const bound = ['shareCapital', 'krs', 'kvk', 'wIdNr', 'lucid', 'weee', 'batteries', 'bdo'];

function shown(country: string, deliveryCountries: string[], filled: Record<string, string> = {}): string[] {
  // The fields of numbers ask for nothing else of the shop.
  const choices = { country, deliveryCountries } as unknown as SettingsChoices;
  const siblings = { 'address.country': country, ...filled };
  const place = { locale: 'en' as const, t: translateTo('en'), choices, siblings };
  return fields.flatMap(({ path, isShown }) => (bound.includes(path) && isShown?.(place) !== false ? path : []));
}

test('a company is asked for the numbers of its own country', () => {
  assert.equal(shown('PT', ['PT']), ['shareCapital']);
  assert.equal(shown('IE', ['IE']), ['shareCapital']);
  assert.equal(shown('NL', ['NL']), ['kvk']);
  assert.equal(shown('PL', ['PL']), ['shareCapital', 'krs', 'bdo']);
  assert.equal(shown('DE', ['DE']), ['wIdNr', 'lucid', 'weee', 'batteries']);
});

test('whoever sends to a country is asked for the registers of packaging and equipment there, and for no more', () => {
  assert.equal(shown('PT', ['PT', 'DE']), ['shareCapital', 'lucid', 'weee', 'batteries']);
  assert.equal(shown('FI', ['FI', 'PL', 'NL']), ['bdo']);
});

test('a number that is filled in can be seen and taken away, wherever the company is', () => {
  assert.equal(shown('PT', ['PT'], { krs: '0000012345', lucid: 'DE1234567890123' }), ['shareCapital', 'krs', 'lucid']);
});

test('numbers that every country gives out are asked for everywhere', () => {
  for (const path of ['vatId', 'taxNumber', 'registryNumber', 'register'])
    assert.is(fields.find((field) => field.path === path)?.isShown, undefined, path);
});

test.run();
