import { type CountryAddress, EASTER, EASTER_MONDAY, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const latvia: CountryAddress = {
  postalCode: /^LV-\d{4}$/,
  postalCodeExample: 'LV-1010',
  groupPostalCode: [/^(?:LV)?(\d{4})$/, 'LV-$1'],
  needsHouseNumber: true,
  diallingCode: '371',
  trunkPrefix: '',
  nationalPhone: /^[2-9]\d{7}$/,
  phoneExample: '21 234 567',
  needsCompanyTaxId: false,
  taxId: /^\d{11}$/,
  taxIdExample: 'LV40003521600',
};

export const latviaTrade: TradeRule = {
  timeZone: 'Europe/Riga',
  vat: [
    // PVN likums, 42. pants; books 5 %.
    { rates: { standard: 2100, reduced: 500, second_reduced: 1200, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '05-01', '05-04', '06-23', '06-24', '11-18', '12-24', '12-25', '12-26', '12-31'],
    easter: [GOOD_FRIDAY, EASTER, EASTER_MONDAY],
  },
};
