import { type CountryAddress, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const malta: CountryAddress = {
  postalCode: /^[A-Z]{3} \d{4}$/,
  postalCodeExample: 'VLT 1117',
  groupPostalCode: [/^([A-Z]{3})(\d{4})$/, '$1 $2'],
  needsHouseNumber: false,
  diallingCode: '356',
  trunkPrefix: '',
  nationalPhone: /^[2-9]\d{7}$/,
  phoneExample: '9696 1234',
  needsCompanyTaxId: false,
  taxId: /^[1-9]\d{7}$/,
  taxIdExample: 'MT11679112',
};

export const maltaTrade: TradeRule = {
  timeZone: 'Europe/Malta',
  vat: [
    // VAT Act, eighth schedule; 12 % is for services.
    { rates: { standard: 1800, reduced: 500, second_reduced: 700, zero: 0 } },
  ],
  holidays: {
    fixed: [
      '01-01',
      '02-10',
      '03-19',
      '03-31',
      '05-01',
      '06-07',
      '06-29',
      '08-15',
      '09-08',
      '09-21',
      '12-08',
      '12-13',
      '12-25',
    ],
    easter: [GOOD_FRIDAY],
  },
};
