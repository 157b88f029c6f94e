// A postcode of Northern Ireland under Ireland is no mistyped one: nothing is delivered there, and that is what is said.
import '#src/countries/known-countries.ts';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { saySurroundings } from '#bin/commands/init.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { formatPostalCode } from '#src/checkout/address/address-formats.ts';
import { addressRule, fits } from '#src/countries/address-rules.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { findZone } from '#src/shipping/find-zone.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';
import { sayWithoutNorth } from '#src/shop/office/screens/delivery-screen.ts';
import { settingFaults } from '#src/shop/setting-faults.ts';

test('it is written as there, and Eircodes stay what they were', () => {
  for (const [typed, written] of [
    ['bt11gb', 'BT1 1GB'],
    ['BT11 1AA', 'BT11 1AA'],
    ['BT111AA', 'BT11 1AA'],
    ['d02af30', 'D02 AF30'],
    ['P12F5X0', 'P12 F5X0'],
  ] as const) {
    assert.is(formatPostalCode(typed, 'IE'), written);
    assert.ok(fits(addressRule('IE')?.postalCode ?? '', written), written);
  }
  assert.is(fits(addressRule('IE')?.postalCode ?? '', 'BT1'), false);
});

test('no zone of Ireland leads there unless it names the postcodes', () => {
  const zone = { countries: ['IE'], minDays: 1, maxDays: 2, rates: [] };
  const zonesOf = (...zones: object[]) =>
    deliverySettingsSchema.parse({ methods: [{ id: 'post', carrier: 'dpd', kind: 'courier', names: {}, zones }] })
      .methods[0]?.zones ?? [];
  const whereto = { country: 'IE', postalCode: 'BT1 1GB' };
  assert.is(findZone(zonesOf(zone), whereto), undefined);
  assert.ok(findZone(zonesOf(zone), { ...whereto, postalCode: 'D02 AF30' }));
  assert.ok(findZone(zonesOf(zone), { ...whereto, postalCode: '' }));
  assert.ok(findZone(zonesOf({ ...zone, onlyPostalCodes: ['BT'] }), whereto));
});

test('a zone of the United Kingdom is refused with the reason, and one of another country with what is expected', () => {
  const faultOf = (country: string) => {
    const zone = { countries: [country], onlyPostalCodes: ['BT'], minDays: 1, maxDays: 2, rates: [] };
    const methods = [{ id: 'post', carrier: 'dpd', kind: 'courier', names: {}, zones: [zone] }];
    return deliverySettingsSchema.safeParse({ methods }).error?.issues[0]?.message;
  };
  for (const country of ['GB', 'XI']) assert.is(faultOf(country), settingFaults.northernIreland);
  assert.is(faultOf('US'), settingFaults.memberState);
  assert.is(faultOf('IE'), undefined);
});

test('whoever begins a shop in Ireland, or makes a zone of it, is told so in the words of the place', () => {
  assert.match(saySurroundings('IE').join(''), /does not deliver to Northern Ireland \(postcodes BT\)/);
  for (const country of ['PL', 'DE', 'FR']) assert.equal(saySurroundings(country), []);
  const names = {
    en: 'Northern Ireland',
    pl: 'Irlandii Północnej',
    de: 'Nordirland',
    nl: 'Noord-Ierland',
    cs: 'Severního Irska',
  };
  for (const [locale, name] of Object.entries(names)) {
    const hintOf = (countries: string[], onlyPostalCodes = '') =>
      sayWithoutNorth({ siblings: { countries, onlyPostalCodes }, t: translateTo(locale as Locale) });
    assert.match(hintOf(['PT', 'IE']), name, locale);
    assert.is(hintOf(['PT']), '');
    assert.is(hintOf(['IE'], 'BT'), '', 'a zone that names the postcodes leads there');
  }
});

test.run();
