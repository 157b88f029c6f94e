import { type CountryAddress, EASTER, EASTER_MONDAY, type TradeRule } from '../country.ts';

export const lithuania: CountryAddress = {
  postalCode: /^LT-\d{5}$/,
  postalCodeExample: 'LT-01103',
  groupPostalCode: [/^(?:LT)?(\d{5})$/, 'LT-$1'],
  needsHouseNumber: true,
  diallingCode: '370',
  trunkPrefix: '0',
  nationalPhone: /^[3-9]\d{7}$/,
  phoneExample: '0612 34567',
  needsCompanyTaxId: false,
  taxId: /^(?:\d{9}|\d{12})$/,
  taxIdExample: 'LT119511515',
};

export const lithuaniaTrade: TradeRule = {
  timeZone: 'Europe/Vilnius',
  vat: [
    { rates: { standard: 2100, reduced: 500, second_reduced: 900, zero: 0 } },
    // PVM įstatymas, 19 straipsnis; books 5 % from here on.
    { from: '2026-01-01', rates: { standard: 2100, reduced: 500, second_reduced: 1200, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '02-16', '03-11', '05-01', '06-24', '07-06', '08-15', '11-01', '11-02', '12-24', '12-25', '12-26'],
    easter: [EASTER, EASTER_MONDAY],
  },
};
