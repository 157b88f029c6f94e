// Parts of member states outside the Union's VAT area, or with rates of their own.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressRules } from '#src/countries/countries.ts';
import { findZone } from '#src/shipping/find-zone.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';
import {
  digitsBeforeDash,
  exampleOfRange,
  isBackwards,
  isInPostalCodes,
  isUneven,
  postalCodeListSchema,
  showPostalCodes,
  withHyphens,
} from '#src/shop/postal-code-list.ts';
import { taxesOf, taxSettingsSchema } from '#src/shop/tax-settings.ts';
import { customsOf } from '#src/vat/territories.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { aTaxes } from '../fixtures/settings/a-taxes.ts';

const now = new Date('2026-11-21T10:00:00Z');
const percentTo = (country: string, postalCode: string) =>
  vatRatesTo(country, aTaxes(), now, postalCode)('standard') / 100;

const outside: [country: string, postalCode: string, place: string][] = [
  ['ES', '35001', 'Las Palmas'],
  ['ES', '38001', 'Santa Cruz'],
  ['ES', '51001', 'Ceuta'],
  ['ES', '52001', 'Melilla'],
  ['IT', '23041', 'Livigno'],
  ['IT', '22061', 'Campione d’Italia'],
  ['DE', '78266', 'Büsingen'],
  ['DE', '27498', 'Helgoland'],
  ['FI', '22100', 'Mariehamn'],
  ['FR', '97110', 'Pointe-à-Pitre'],
  ['FR', '97400', 'Saint-Denis (Réunion)'],
  ['FR', '98800', 'Nouméa'],
  ['GR', '630 86', 'Karyes'],
];
const inside: [country: string, postalCode: string, percent: number][] = [
  ['PT', '9000-001', 22],
  ['PT', '9500-001', 16],
  ['PT', '1100-148', 23],
  ['AT', '6691', 19],
  ['AT', '6992', 19],
  ['AT', '6020', 20],
  ['ES', '28013', 21],
  ['DE', '10115', 19],
  ['FR', '98000', 20],
  ['FR', '20000', 20],
  ['FI', '20100', 25.5],
  ['GR', '104 31', 24],
  ['GR', '811 00', 24],
  ['GR', '853 00', 24],
];

const zone = { minDays: 2, maxDays: 5, rates: [{ maxWeightGrams: 10_000, prices: { EUR: 900 } }] };
const deliveryOf = (...zones: object[]) =>
  deliverySettingsSchema.safeParse({ methods: [{ id: 'dpd', carrier: 'dpd', kind: 'courier', names: {}, zones }] });
const zonesOf = (...zones: object[]) => deliveryOf(...zones).data?.methods[0]?.zones ?? [];

test('goods that leave the VAT area bear no VAT', () => {
  for (const [country, postalCode, place] of outside) assert.is(percentTo(country, postalCode), 0, place);
});

test('duty is due only outside the customs territory, and the tax of the place wherever no VAT is charged', () => {
  const asked = (all: string[]) => all.map((place) => customsOf(...(place.split(' ') as [string, string])));
  const alone = [
    'ES 35001',
    'ES 38001',
    'IT 22061',
    'IT 47890',
    'FI 22100',
    'FR 97110',
    'FR 97400',
    'FR 97150',
    'GR 63086',
  ];
  assert.equal(new Set(asked(alone)), new Set(['vat']));
  const duty = [
    'ES 51001',
    'ES 52001',
    'IT 23041',
    'IT 00120',
    'DE 78266',
    'DE 27498',
    'FR 97133',
    'FR 97500',
    'FR 98800',
    'DK 3900',
  ];
  assert.equal(new Set(asked(duty)), new Set(['duty']));
  assert.equal(new Set(asked(['PT 9000-001', 'FR 98000', 'FI 20100', 'AT 6691', 'GR 85300'])), new Set(['none']));
});

test('Madeira, the Azores, Jungholz and Mittelberg have rates of their own, and others those of their country', () => {
  for (const [country, postalCode, percent] of inside)
    assert.is(percentTo(country, postalCode), percent, `${country} ${postalCode}`);
  assert.is(vatRatesTo('PT', aTaxes(), now, '9000-001')('reduced'), 400);
  const atHome = aTaxes({ oss: false });
  assert.is(vatRatesTo('PT', atHome, now, '9000-001')('standard'), 2300, 'home’s rates below the threshold');
});

const portuguese = (homePostalCode: string, oss = true) => aTaxes({ homeCountry: 'PT', homePostalCode, oss });
const portugueseRates = (from: string, to: string) =>
  (['standard', 'second_reduced', 'reduced'] as const).map(
    (vatClass) => vatRatesTo('PT', portuguese(from), now, to)(vatClass) / 100,
  );

test('within Portugal the rates are those of the place that the transport begins at', () => {
  for (const to of ['1100-148', '9000-001', '9500-001', '']) {
    assert.equal(portugueseRates('1100-148', to), [23, 13, 6], `Lisbon to ${to}`);
    assert.equal(portugueseRates('9000-001', to), [22, 12, 4], `Funchal to ${to}`);
    assert.equal(portugueseRates('9500-001', to), [16, 9, 4], `Ponta Delgada to ${to}`);
  }
  assert.is(vatRatesTo('DE', portuguese('9000-001'), now, '10115')('standard'), 1900, 'abroad by the one-stop shop');
  assert.is(
    vatRatesTo('DE', portuguese('9000-001', false), now, '10115')('standard'),
    2200,
    'abroad below the threshold',
  );
  assert.is(vatRatesTo('AT', portuguese('9000-001'), now, '6691')('standard'), 1900, 'Jungholz from abroad');
});

test('within Austria Jungholz’s rate is that of its sellers, and not of what is sent there', () => {
  const austrian = (homePostalCode: string) => aTaxes({ homeCountry: 'AT', homePostalCode });
  assert.is(vatRatesTo('AT', austrian('1010'), now, '6691')('standard'), 2000);
  assert.is(vatRatesTo('AT', austrian('6691'), now, '1010')('standard'), 1900);
});

test('a company that is taxed elsewhere than its address is has no place of its own there', () => {
  const settings = taxSettingsSchema.parse({ homeCountry: 'PT' });
  assert.is(taxesOf(settings, { address: { country: 'ES', postalCode: '9000' } }).homePostalCode, '');
  assert.is(taxesOf(settings, { address: { country: 'PT', postalCode: '9000-001' } }).homePostalCode, '9000-001');
});

test('nothing goes out of the VAT area but by a zone that names its postcodes', () => {
  for (const [country, postalCode, place] of outside) {
    assert.is(findZone(zonesOf({ ...zone, countries: [country] }), { country, postalCode }), undefined, place);
  }
  const spain = zonesOf({ ...zone, countries: ['ES'] }, { ...zone, countries: ['ES'], onlyPostalCodes: ['35', '38'] });
  assert.equal(findZone(spain, { country: 'ES', postalCode: '35001' })?.onlyPostalCodes, ['35', '38']);
  assert.is(findZone(spain, { country: 'ES', postalCode: '51001' }), undefined);
  assert.is(findZone(spain, { country: 'ES', postalCode: '28013' })?.onlyPostalCodes, undefined);
  assert.ok(findZone(spain, { country: 'ES', postalCode: '' }), 'while nobody has said where');
});

test('a zone leaves out postcodes, however they are written', () => {
  const zones = zonesOf({ ...zone, countries: ['PL', 'GR'], exceptPostalCodes: ['84-1', '85100'] });
  assert.is(findZone(zones, { country: 'PL', postalCode: '84-140' }), undefined);
  assert.is(findZone(zones, { country: 'GR', postalCode: '851 00' }), undefined);
  assert.ok(findZone(zones, { country: 'PL', postalCode: '00-950' }));
});

test('a zone names postcodes by their beginnings or from one to another, and what cannot be meant is refused', () => {
  const zoneOf = (postalCode: string, ...onlyPostalCodes: string[]) =>
    findZone(zonesOf({ ...zone, countries: ['ES', 'PL', 'IE'], onlyPostalCodes }), { country: 'ES', postalCode });
  assert.ok(zoneOf('35000', '35000-35999'));
  assert.ok(zoneOf('35999', '35000 - 35999'));
  assert.not.ok(zoneOf('36000', '35000-35999'));
  assert.not.ok(zoneOf('350', '35000-35999'), 'not until all of it is typed');
  assert.ok(zoneOf('11 234', '110-119'), 'beginnings have a range, too');
  assert.ok(zoneOf('IM1 1AA', 'IM*'));
  assert.ok(zoneOf('je2 3ab', 'IM*', 'JE*'));
  assert.ok(zoneOf('00-950', '00-950'));
  assert.ok(zoneOf('08001', '07-08'), 'two digits from one to another');
  assert.ok(zoneOf('08001', '07*-08*'));
  assert.ok(zoneOf('08001', '0-1'));
  assert.not.ok(zoneOf('09001', '07-08'));
  assert.not.ok(zoneOf('07080', '08-09'));
  const only = (...onlyPostalCodes: string[]) => deliveryOf({ ...zone, countries: ['ES'], onlyPostalCodes });
  const message = (entry: string) => only(entry).error?.issues[0]?.message ?? '';
  for (const entry of ['35999-35000', '74*-70*']) assert.match(message(entry), 'ends before it begins');
  for (const entry of ['*', '35*00', '', '35;38']) assert.match(message(entry), 'must be a postcode', entry);
});

test('of two digits a dash is that of a Polish postcode, and a range everywhere else', () => {
  const isIn = (country: string, postalCode: string, entry: string) => isInPostalCodes(postalCode, [entry], country);
  assert.ok(isIn('GR', '712 02', '70-74'));
  assert.not.ok(isIn('GR', '752 02', '70-74'));
  assert.ok(isIn('PL', '70-745', '70-74'));
  assert.not.ok(isIn('PL', '72-100', '70-74'));
  assert.ok(isIn('PL', '72-100', '70*-74*'));
  assert.equal(
    [isBackwards('74-70', 'GR'), isBackwards('84-14', 'PL'), isBackwards('84*-14*', 'PL')],
    [true, false, true],
  );
  assert.is(showPostalCodes(['70-74', '70*-74*'], 'GR'), '70–74, 70–74');
  // Ends as people write postcodes there.
  for (const [country, entry, inside, outside] of [
    ['GR', '843 00 - 847 99', '846 00', '852 00'],
    ['GR', '840 01-847 99', '843 00', '104 31'],
    ['CZ', '110 00-120 00', '115 03', '602 00'],
    ['PL', '00-001 - 05-999', '02-676', '80-001'],
    ['PT', '9000-001 - 9499-999', '9350-024', '9500-001'],
    ['IE', 'D01-D24', 'D02 AF30', 'T12 X8K2'],
    ['NL', '1000 AA - 1099 ZZ', '1012 AB', '3011 AA'],
    ['FI', 'AX-22', '22100', '00100'],
    ['FI', 'AX-22100 - AX-22999', '22710', '23100'],
    ['LV', '41', 'LV-4101', 'LV-1010'],
    ['MT', 'VLT', 'VLT 1117', 'SLM 1010'],
  ] as const) {
    assert.ok(isIn(country, inside, entry), `${entry}: ${inside}`);
    assert.not.ok(isIn(country, outside, entry), `${entry}: ${outside}`);
  }
  assert.is(showPostalCodes(['843 00 - 847 99', '630 8'], 'GR'), '843 00–847 99, 630 8…');
  assert.equal(postalCodeListSchema.parse(['35000–35999']), ['35000-35999']);
  for (const { country, postalCodeExample } of addressRules)
    assert.is(digitsBeforeDash[country] ?? -1, postalCodeExample.search(/(?<=^\d+)-/), country);
});

test('a range is read as people write it in their language, with any dash between its ends', () => {
  for (const [country, entry, inside, outside] of [
    ['PT', '9000-000 a 9980-999', '9500-001', '8000-001'],
    ['PT', '9000-000 to 9980-999', '9500-001', '8000-001'],
    ['PT', '9000-000 até 9980-999', '9000-001', '8999-999'],
    ['PT', '9000-000 – 9980-999', '9980-024', '9990-001'],
    ['PT', '9000-000–9980-999', '9980-024', '9990-001'],
    ['GR', '811 00-858 99', '853 00', '104 31'],
    ['GR', '811 00 έως 858 99', '853 00', '104 31'],
    ['FI', 'AX-22100 till AX-22999', '22710', '23100'],
    ['DE', '01067 bis 01328', '01099', '02625'],
    ['NL', '1000 AA t/m 1099 ZZ', '1012 AB', '3011 AA'],
    ['PL', '00-001 do 05-999', '02-676', '80-001'],
    ['CZ', '110 00 až 120 00', '115 03', '602 00'],
    ['FR', '20000 à 20999', '20200', '75001'],
    ['IE', 'D01 to D24', 'D02 AF30', 'T12 X8K2'],
  ] as const) {
    const [stored = ''] = postalCodeListSchema.parse([entry]);
    assert.not.ok(isUneven(stored, country), `${entry} is whole`);
    assert.ok(isInPostalCodes(inside, [stored], country), `${entry}: ${inside}`);
    assert.not.ok(isInPostalCodes(outside, [stored], country), `${entry}: ${outside}`);
  }
  assert.is(withHyphens('1012 DO'), '1012 DO', 'letters of a postcode are no word');
  for (const { country, postalCodeExample } of addressRules) {
    const [example = ''] = postalCodeListSchema.parse([exampleOfRange(postalCodeExample)]);
    assert.not.ok(isUneven(example, country) || isBackwards(example, country), `${country}: ${example}`);
  }
});

test('two ends of which one is longer are no range, unless the country writes a postcode so', () => {
  for (const [country, entry] of [
    ...([
      ['DE', '1000-12000'],
      ['NL', '999-2000'],
      ['ES', '7*-12*'],
      ['GR', '843 00 - 847 9'],
      ['IE', 'D01-D2'],
    ] as const),
    ...([
      ['PL', '7*-12*'],
      ['PL', '00-001 - 5-999'],
      ['PL', '1-05'],
      ['PT', '900-1000'],
      ['LV', 'LV-1010 - LV-20'],
    ] as const),
  ] as const)
    assert.ok(isUneven(entry, country), `${country} ${entry}`);
  for (const [country, entry] of [
    ...([
      ['DE', '01000-12000'],
      ['DE', 'D-10115'],
      ['PL', '84-1'],
      ['PL', '84-140'],
      ['PL', '84-14'],
      ['PT', '9000-1'],
    ] as const),
    ...([
      ['LV', 'LV-1010'],
      ['FI', 'AX-22'],
      ['IE', 'D01-D24'],
      ['GR', '843 00 - 847 99'],
      ['PT', '9000-9499'],
    ] as const),
  ] as const)
    assert.not.ok(isUneven(entry, country), `${country} ${entry}`);
});

test('zones share a country only when they divide it by postcodes', () => {
  const only = { ...zone, countries: ['ES'], onlyPostalCodes: ['07'] };
  assert.ok(deliveryOf({ ...zone, countries: ['ES'] }, only).success);
  assert.not.ok(deliveryOf({ ...zone, countries: ['ES'] }, { ...zone, countries: ['ES'] }).success);
  assert.not.ok(deliveryOf({ ...only, onlyPostalCodes: ['*'] }).success);
});

test.run();
