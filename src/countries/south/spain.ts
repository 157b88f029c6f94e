import { type CountryAddress, GOOD_FRIDAY, type TradeRule } from '../country.ts';

export const spain: CountryAddress = {
  postalCode: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  postalCodeExample: '28013',
  needsHouseNumber: false,
  diallingCode: '34',
  trunkPrefix: '',
  nationalPhone: /^[5-9]\d{8}$/,
  phoneExample: '612 34 56 78',
  needsCompanyTaxId: false,
  taxId: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  taxIdExample: 'ESB58378431',
};

export const spainTrade: TradeRule = {
  timeZone: 'Europe/Madrid',
  vat: [
    // Ley 37/1992, art. 90 y 91; books 4 %. The Canaries, Ceuta and Melilla are outside.
    { rates: { standard: 2100, reduced: 1000, super_reduced: 400, zero: 0 } },
  ],
  // RDL 7/2021: artículo 120 of the Ley General para la Defensa de los Consumidores.
  guaranteeYears: 3,
  holidays: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    easter: [GOOD_FRIDAY],
  },
};
