import {
  ASCENSION,
  type CountryAddress,
  EASTER,
  EASTER_MONDAY,
  GOOD_FRIDAY,
  MAUNDY_THURSDAY,
  type TradeRule,
  WHIT_MONDAY,
  WHIT_SUNDAY,
} from '../country.ts';

export const denmark: CountryAddress = {
  postalCode: /^\d{4}$/,
  postalCodeExample: '1050',
  needsHouseNumber: true,
  diallingCode: '45',
  trunkPrefix: '',
  nationalPhone: /^[2-9]\d{7}$/,
  phoneExample: '34 41 23 45',
  needsCompanyTaxId: false,
  taxId: /^[1-9]\d{7}$/,
  taxIdExample: 'DK13585628',
};

export const denmarkTrade: TradeRule = {
  timeZone: 'Europe/Copenhagen',
  vat: [
    // Momsloven § 33: one rate for everything.
    { rates: { standard: 2500, zero: 0 } },
  ],
  // No Great Prayer Day since 2024.
  holidays: {
    fixed: ['01-01', '12-25', '12-26'],
    easter: [MAUNDY_THURSDAY, GOOD_FRIDAY, EASTER, EASTER_MONDAY, ASCENSION, WHIT_SUNDAY, WHIT_MONDAY],
  },
};
