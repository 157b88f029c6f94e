import { CORPUS_CHRISTI, type CountryAddress, EASTER, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const portugal: CountryAddress = {
  postalCode: /^[1-9]\d{3}-\d{3}$/,
  postalCodeExample: '1100-148',
  groupPostalCode: [/^(\d{4})(\d{3})$/, '$1-$2'],
  needsHouseNumber: false,
  diallingCode: '351',
  trunkPrefix: '',
  // Numbers that begin with 30 are those of the internet.
  nationalPhone: /^(?:[29]\d|30)\d{7}$/,
  phoneExample: '912 345 678',
  needsCompanyTaxId: false,
  taxId: /^\d{9}$/,
  taxIdExample: 'PT501964843',
};

export const portugalTrade: TradeRule = {
  timeZone: 'Europe/Lisbon',
  vat: [
    // Código do IVA, artigo 18; Madeira and the Azores have lower ones.
    { rates: { standard: 2300, reduced: 600, second_reduced: 1300, zero: 0 } },
  ],
  // DL 84/2021, artigo 12.
  guaranteeYears: 3,
  holidays: {
    fixed: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
    easter: [GOOD_FRIDAY, EASTER, CORPUS_CHRISTI],
  },
};
