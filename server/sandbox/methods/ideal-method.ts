// iDEAL: the shopper chooses the bank at iDEAL and approves there.
import type Stripe from 'stripe';
import { z } from 'zod';
import { emptyable, oneOf } from '../parameters/parameter-schemas.ts';
import type { PaymentMethodRules } from './payment-method-rules.ts';
import { redirectMethod } from './redirect-method.ts';

const bics: Record<string, Stripe.PaymentMethod.Ideal.Bic> = {
  abn_amro: 'ABNANL2A',
  adyen: 'ADYBNL2A',
  asn_bank: 'ASNBNL21',
  bunq: 'BUNQNL2A',
  buut: 'BUUTNL2A',
  finom: 'FNOMNL22',
  handelsbanken: 'HANDNL2A',
  ing: 'INGBNL2A',
  knab: 'KNABNL2H',
  mollie: 'MLLENL2A',
  moneyou: 'MOYONL21',
  n26: 'NTSBDEB1',
  nn: 'NNBANL2G',
  rabobank: 'RABONL2U',
  regiobank: 'RBRBNL21',
  revolut: 'REVOLT21',
  sns_bank: 'SNSBNL2A',
  triodos_bank: 'TRIONL2U',
  van_lanschot: 'FVLBNL22',
  yoursafe: 'BITSNL2A',
};

/** The bank of a shopper who chose none beforehand. */
const USUAL_BANK = 'rabobank';

const idealData = z.strictObject({ bank: oneOf(Object.keys(bics)).optional() });

export const idealMethod: PaymentMethodRules<typeof idealData> = {
  ...redirectMethod,
  type: 'ideal',
  dataSchema: idealData,
  optionsSchema: z.strictObject({ setup_future_usage: emptyable(oneOf(['none', 'off_session'])).optional() }),
  create: ({ bank }) => ({ fields: { ideal: { bank: bank ?? null, bic: bics[bank ?? ''] ?? null } }, hidden: {} }),
  chargeDetails({ method, intent }) {
    const bank = method.ideal?.bank ?? USUAL_BANK;
    return {
      type: 'ideal',
      ideal: {
        bank,
        bic: bics[bank] ?? null,
        generated_sepa_debit: null,
        generated_sepa_debit_mandate: null,
        iban_last4: '5264',
        transaction_id: intent.id.slice(-16),
        verified_name: method.billing_details.name ?? 'Jenny Rosen',
      },
    };
  },
};
