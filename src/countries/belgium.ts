import { type AddressRule, ASCENSION, EASTER, EASTER_MONDAY, type TradeRule, WHIT_MONDAY } from './country.ts';

export const belgium: AddressRule = {
  postalCode: /^[1-9]\d{3}$/,
  postalCodeExample: '1000',
  needsHouseNumber: true,
  diallingCode: '32',
  trunkPrefix: '0',
  nationalPhone: /^[1-9]\d{7,8}$/,
  phoneExample: '0470 12 34 56',
  needsCompanyTaxId: false,
  taxIdExample: 'BE0428759497',
  postalPrefix: 'B',
  taxId: { pattern: /^(?:0[1-9]|1\d)\d{8}$/, isValid: isBelgian },
};

export const belgiumTrade: TradeRule = {
  vat: { standard: 2100, reduced: 600, zero: 0 },
  holidays: {
    fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
    easter: [EASTER, EASTER_MONDAY, ASCENSION, WHIT_MONDAY],
  },
};

/** The last two digits are 97 less the remainder of the first eight. */
function isBelgian(body: string): boolean {
  return 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8));
}
