import { digitsOf, weigh } from './check-digits.ts';
import { type AddressRule, CORPUS_CHRISTI, EASTER, EASTER_MONDAY, type TradeRule } from './country.ts';

export const poland: AddressRule = {
  postalCode: /^\d{2}-\d{3}$/,
  postalCodeExample: '00-950',
  groupPostalCode: [/^(\d{2})(\d{3})$/, '$1-$2'],
  needsHouseNumber: true,
  diallingCode: '48',
  trunkPrefix: '',
  nationalPhone: /^[1-9]\d{8}$/,
  phoneExample: '512 345 678',
  needsCompanyTaxId: true,
  taxIdExample: '526-025-02-74',
  // Rows of zeros have right check digits and belong to nobody; tax offices are numbered from 101.
  taxId: { pattern: /^[1-9]\d{9}$/, isValid: isPolish },
  pickupExample: 'Kraków Długa',
};

export const polandTrade: TradeRule = {
  vat: { standard: 2300, reduced: 500, zero: 0 },
  // Ustawa o dniach wolnych od pracy; Christmas Eve since 2025. Whit Sunday is a Sunday anyway.
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY, CORPUS_CHRISTI],
  },
};

/** Weights 6 5 7 2 3 4 5 6 7, modulo 11; a remainder of 10 is never given out. */
function isPolish(body: string): boolean {
  const digits = digitsOf(body);
  return weigh(digits.slice(0, 9), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9];
}
