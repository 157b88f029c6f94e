// How the form of delivery reads and names what is typed in it: a weight with its unit, what is collected in person, and zones
// that lead out of the VAT area.
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { locales } from '#src/i18n/locales.ts';
import { deliveryScreen } from '#src/shop/office/screens/delivery-screen.ts';
import type { SettingsChoices } from '#src/shop/office/settings-queries.ts';
import type { SettingField, SettingForm, SettingPlace } from '#src/shop/office/settings-screen.ts';

const choices = {
  country: 'PT',
  carriers: [
    { id: 'dpd', name: 'DPD' },
    { id: 'collected', name: 'Collection in person' },
  ],
  // What the screens look at beside it is not asked here.
} as unknown as SettingsChoices;
const place = (siblings: SettingForm = {}): SettingPlace => ({
  ...{ locale: 'en' as const, t: translateTo('en'), choices, siblings },
});

function find(fields: readonly SettingField[] | undefined, path: string): SettingField {
  const found = fields?.find((field) => field.path === path);
  assert.ok(found, path);
  return found;
}
const [methods] = deliveryScreen.sections[0]?.fields ?? [];
const zones = find(methods?.inner, 'zones');
const rates = find(zones.inner, 'rates');

test('a weight is named as it was typed, once with a unit', () => {
  for (const [typed, title] of [
    ['30 kg', 'up to 30 kg'],
    ['30000', 'up to 30000 g'],
    ['350 g', 'up to 350 g'],
    ['0,45 kg ', 'up to 0,45 kg'],
  ])
    assert.is(rates.say([{ key: 1, maxWeightGrams: typed }], place()), title);
});

test('what is collected in person is one choice among the carriers, and goes to no door', () => {
  const carrier = find(methods?.inner, 'carrier');
  const html = renderToStaticMarkup(
    carrier.Input({
      ...{ typed: 'collected', location: '', label: 'Carrier', hint: null, error: null, change: () => undefined },
      place: place({ carrier: 'collected', id: 'delivery-1' }),
    }),
  );
  assert.is(html.match(/>Collection in person</g)?.length, 1);
  const kind = find(methods?.inner, 'kind');
  assert.is(kind.isShown?.(place({ carrier: 'collected' })), false);
  assert.is(kind.isShown?.(place({ carrier: 'dpd' })), true);
});

test('a zone whose postcodes lie outside the VAT area says that its prices hold none, and no other does', () => {
  const { hint } = find(zones.inner, 'onlyPostalCodes');
  const said = (countries: string[], onlyPostalCodes: string) =>
    typeof hint === 'function' ? hint(place({ countries, onlyPostalCodes })) : '';
  for (const [countries, codes, name] of [
    [['FI'], '22100-22999', 'Åland Islands, Finland'],
    [['ES'], '35, 38', 'Canary Islands, Spain'],
    [['ES'], '07, 51001', 'Ceuta'],
    [['FR'], '97400 à 97499', 'Réunion, France'],
  ] as const) {
    const text = said([...countries], codes);
    assert.match(text, name);
    assert.match(text, 'bears no VAT');
  }
  for (const [countries, codes] of [
    [['FI'], ''],
    [['FI'], '20100'],
    [['PT'], '9000-000 a 9980-999'],
    [['ES'], '07'],
  ] as const)
    assert.not.match(said([...countries], codes), 'bears no VAT', codes);
  for (const locale of locales) assert.ok(translateTo(locale)('deliverySettings.outsideVat', { places: 'Åland' }));
});

test.run();
