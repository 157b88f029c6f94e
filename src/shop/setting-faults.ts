// What schemas and checks of the settings find wrong beside what a kind of field says by itself. A command says it in these
// words, behind the field's path; the office has a sentence for each name (`settingFault.…`), in every language.
export const settingFaults = {
  account: 'must be an account of 4 to 9 digits',
  billingNumber: 'must be the 14 characters of a billing number, such as 33333333330101',
  companyNumber: 'does not fit the form of such a number: compare it with your papers',
  country: 'must be the two letters of a country, such as PL',
  date: 'must be a date such as 2026-12-24',
  deliveryId: 'must be small letters, digits and single dashes, such as dpd-abroad',
  email: 'must be an e-mail address',
  endsBefore: 'is before it begins',
  iban: 'must be an IBAN: its check digits do not fit',
  knownCountry: 'must be a country that Kasa knows the addresses and taxes of',
  limitOrder: 'must not end below where it begins',
  mainMarket: 'must be the language of one of the markets',
  maxDays: 'is less than minDays',
  memberState: 'must be the two letters of a member state, such as PL',
  methodName: 'must be the name of a payment method, such as card',
  moment: 'must be a moment such as 2026-12-24T18:00',
  noSvg: 'is no SVG document',
  noCountry: 'is no country: expected its two letters, such as PL or GB',
  northernIreland:
    'is not delivered to: Great Britain is outside the Union, and in Northern Ireland British VAT can be due, whose rates Kasa does not know; name member states alone',
  oneLine: 'must be one line',
  noMarket: 'must name at least one',
  openingHours: 'must be like Mo-Fr 09:00-17:00, Sa 10:00-14:00',
  organisationId: 'must be the number of the organisation',
  otherCarrier: 'must say who carries it: this is what another carrier is called',
  phone: 'must be a telephone number of its whole length; one of another country begins with +',
  postalCode: 'must be a postcode, the beginning of one, such as 35 or IM*, or a range such as 35000-35999 or 70*-74*',
  postalLengths: 'has two ends of which one is longer: write both in full, such as 01000-12000',
  postalRange: 'ends before it begins: write the lower postcode first',
  rate: 'must be a decimal above zero as a text, such as "0.2341"',
  sameCurrency: 'must convert into another currency',
  seriesMeet: 'could write the same number as another series: begin each differently',
  seriesPattern: 'must hold {number} once and {year}, and else only letters without accents, digits and / . _ -',
  svgEmpty: 'draws nothing',
  svgFilter: 'has a filter: flatten it into shapes',
  svgForeign: 'has a foreign object in it: only shapes can be shown',
  svgImage: 'has a picture in it: only shapes can be shown',
  svgLong: 'must be an SVG document of at most 40000 characters, or a PNG as data:image/png;base64,…',
  svgSize: 'says no size: give it a viewBox',
  svgStyle:
    'has a style sheet: export it with presentation attributes (Illustrator: CSS Properties; Inkscape: Plain SVG)',
  svgText: 'has letters set in type: turn them into paths',
  trackingNumber: 'must hold {number}, the number of the parcel',
  twoDecimals: 'has at most two decimals',
  url: 'must be an address that begins with https://',
  wholeRounding: 'must be “whole” in a currency without fractions',
} as const;

/** Those whose sentence names something, which the schema or the check writes itself. */
const namingFaults = [
  'repeated',
  'languageAgain',
  'converted',
  'chained',
  'carrier',
  'method',
  'untranslated',
  'seriesTaken',
  'placeholderMissing',
  'placeholderUnknown',
  'fieldRuled',
] as const;

type SaidFault = keyof typeof settingFaults;
export type FaultName = SaidFault | (typeof namingFaults)[number];

const names = new Map<string, SaidFault>(
  Object.entries(settingFaults).map(([name, message]) => [message, name as SaidFault]),
);

export function nameOfFault(message: string): SaidFault | null {
  return names.get(message) ?? null;
}

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(settingFaults, name) || namingFaults.some((each) => each === name);
}
