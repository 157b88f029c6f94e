import { digitsOf, weigh } from './check-digits.ts';
import { type AddressRule, ASCENSION, EASTER, EASTER_MONDAY, type TradeRule, WHIT_MONDAY } from './country.ts';

export const netherlands: AddressRule = {
  // SA, SD and SS are never given out.
  postalCode: /^[1-9]\d{3} (?!S[ADS])[A-Z]{2}$/,
  postalCodeExample: '1012 AB',
  groupPostalCode: [/^(\d{4})([A-Z]{2})$/, '$1 $2'],
  needsHouseNumber: true,
  diallingCode: '31',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{8}$/,
  phoneExample: '06 12345678',
  needsCompanyTaxId: false,
  taxIdExample: 'NL000099998B57',
  taxId: { pattern: /^(?!0{9})\d{9}B(?!00)\d{2}$/, isValid: (body) => isDutchCompany(body) || isDutchSoleTrader(body) },
  pickupExample: 'Utrecht Biltstraat',
};

export const netherlandsTrade: TradeRule = {
  vat: { standard: 2100, reduced: 900, zero: 0 },
  holidays: {
    fixed: ['01-01', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
    moves: isRoyalOrLiberationDay,
  },
};

/** The number that companies have: weights 9 to 2, modulo 11, over the digits before the B. */
function isDutchCompany(body: string): boolean {
  const digits = digitsOf(body.slice(0, 9));
  return weigh(digits.slice(0, 8), [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8];
}

/** The number that sole traders have had since 2020: modulo 97 over `NL…` with letters as numbers (A is 10). */
function isDutchSoleTrader(body: string): boolean {
  const digits = [...`NL${body}`].map((character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** King's Day moves off a Sunday; Liberation Day is free in every fifth year. */
function isRoyalOrLiberationDay(date: Date, monthAndDay: string): boolean {
  const isSunday = date.getUTCDay() === 0;
  if (monthAndDay === '04-27') return !isSunday;
  if (monthAndDay === '04-26') return date.getUTCDay() === 6;
  return monthAndDay === '05-05' && date.getUTCFullYear() % 5 === 0;
}
