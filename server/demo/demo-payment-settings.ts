// The demo's accounts have the form of real ones and lead nowhere: no bank has this number.
import type { ShopPaymentSettings } from '#src/shop/payment-settings.ts';

const account = { holder: 'Pracownia Plakatu', bic: 'PRZKPLPWXXX', bank: 'Bank Przykładowy S.A.' };

export const demoPaymentSettings: ShopPaymentSettings = {
  refundLimits: {},
  methods: null,
  limits: {},
  bankTransfer: {
    accounts: {
      PLN: { ...account, iban: 'PL20999900000000000000000001' },
      EUR: { ...account, iban: 'PL90999900000000000000000002' },
      CZK: { ...account, iban: 'PL63999900000000000000000003' },
    },
    expiryDays: 7,
  },
  cashOnDelivery: {
    terms: {
      PLN: { fee: 800, minTotal: 2000, maxTotal: 150_000 },
      CZK: { fee: 3900, minTotal: 10_000, maxTotal: 1_000_000 },
    },
    countries: ['PL', 'CZ'],
    carriers: ['inpost', 'dpd', 'poczta-polska'],
  },
};
