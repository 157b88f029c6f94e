import { type CountryAddress, EASTER, GOOD_FRIDAY, type TradeRule, WHIT_SUNDAY } from '../country.ts';

export const estonia: CountryAddress = {
  postalCode: /^\d{5}$/,
  postalCodeExample: '10111',
  needsHouseNumber: true,
  diallingCode: '372',
  trunkPrefix: '',
  nationalPhone: /^[3-9]\d{6,7}$/,
  phoneExample: '5123 4567',
  needsCompanyTaxId: false,
  taxId: /^\d{9}$/,
  taxIdExample: 'EE100931558',
};

export const estoniaTrade: TradeRule = {
  timeZone: 'Europe/Tallinn',
  vat: [
    { rates: { standard: 2200, reduced: 900, second_reduced: 1300, zero: 0 } },
    // Käibemaksuseadus § 15.
    { from: '2025-07-01', rates: { standard: 2400, reduced: 900, second_reduced: 1300, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '02-24', '05-01', '06-23', '06-24', '08-20', '12-24', '12-25', '12-26'],
    easter: [GOOD_FRIDAY, EASTER, WHIT_SUNDAY],
  },
};
