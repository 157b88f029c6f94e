// Przelewy24: the shopper picks a bank in the shop or on Przelewy24's page, and pays on the bank's page. Single use.
import { z } from 'zod';
import { flag, oneOf } from '../parameters/parameter-schemas.ts';
import type { PaymentMethodRules } from './payment-method-rules.ts';
import { redirectMethod } from './redirect-method.ts';

const banks = [
  'alior_bank', 'bank_millennium', 'bank_nowy_bfg_sa', 'bank_pekao_sa', 'banki_spbdzielcze', 'blik', 'bnp_paribas', 'boz',
  'citi_handlowy', 'credit_agricole', 'envelobank', 'etransfer_pocztowy24', 'getin_bank', 'ideabank', 'ing', 'inteligo',
  'mbank_mtransfer', 'nest_przelew', 'noble_pay', 'pbac_z_ipko', 'plus_bank', 'santander_przelew24',
  'tmobile_usbugi_bankowe', 'toyota_bank', 'velobank', 'volkswagen_bank',
] as const; // biome-ignore format: a list of names

const p24Data = z.strictObject({ bank: oneOf(banks).optional() });

export const p24Method: PaymentMethodRules<typeof p24Data> = {
  ...redirectMethod,
  type: 'p24',
  dataSchema: p24Data,
  optionsSchema: z.strictObject({
    setup_future_usage: oneOf(['none']).optional(),
    tos_shown_and_accepted: flag().optional(),
  }),
  passingOptions: ['tos_shown_and_accepted'],
  requiredBilling: ['email'],
  create: (data) => ({ fields: { p24: { bank: data.bank ?? null } }, hidden: {} }),
  chargeDetails: ({ method }) => ({
    type: 'p24',
    p24: { bank: method.p24?.bank ?? null, reference: 'P24-000-111-222', verified_name: method.billing_details.name },
  }),
};
