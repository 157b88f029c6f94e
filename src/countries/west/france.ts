import { ASCENSION, type CountryAddress, EASTER_MONDAY, type TradeRule, WHIT_MONDAY } from '../country.ts';

export const france: CountryAddress = {
  postalCode: /^(?!00|99)\d{5}$/,
  postalCodeExample: '75001',
  needsHouseNumber: false,
  diallingCode: '33',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{8}$/,
  phoneExample: '06 12 34 56 78',
  needsCompanyTaxId: false,
  taxId: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  taxIdExample: 'FR40303265045',
};

export const franceTrade: TradeRule = {
  timeZone: 'Europe/Paris',
  vat: [
    // CGI, art. 278 à 281; books 5.5 %. Overseas departments and Corsica have others.
    { rates: { standard: 2000, reduced: 550, second_reduced: 1000, super_reduced: 210, zero: 0 } },
  ],
  holidays: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easter: [EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
};
