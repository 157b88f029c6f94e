import { CORPUS_CHRISTI, type CountryAddress, EASTER, EASTER_MONDAY, type TradeRule } from '../country.ts';

export const poland: CountryAddress = {
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
  taxId: /^[1-9]\d{9}$/,
  pickupExample: 'Kraków Długa',
};

export const polandTrade: TradeRule = {
  timeZone: 'Europe/Warsaw',
  // Ustawa o VAT, art. 41 i 146ef: books and most food 5 %, periodicals and much else 8 %.
  vat: [{ rates: { standard: 2300, reduced: 500, second_reduced: 800, zero: 0 } }],
  // Ustawa o dniach wolnych od pracy; Christmas Eve since 2025. Whit Sunday is a Sunday anyway.
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY, CORPUS_CHRISTI],
  },
  isTaxIdGivenOut: isGivenOut,
};

/** Weights 6 5 7 2 3 4 5 6 7, modulo 11; a remainder of 10 is never given out, though its last digit would be 0. */
function isGivenOut(body: string): boolean {
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  return weights.reduce((sum, weight, index) => sum + weight * Number(body[index]), 0) % 11 < 10;
}
