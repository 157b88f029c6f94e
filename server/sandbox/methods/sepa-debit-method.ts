// SEPA Direct Debit: the shopper accepts a mandate, and the bank answers days later. The documented test IBANs decide
// its answer.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { emptyable, oneOf, text } from '../parameters/parameter-schemas.ts';
import { refuseRequest } from '../sandbox-errors.ts';
import { ibanBank, ibanProblem } from './iban-rules.ts';
import { ordinaryMethod } from './ordinary-method.ts';
import type { ConfirmContext, Decline, Delay, NewPaymentMethod, PaymentMethodRules } from './payment-method-rules.ts';
import { findNamedIban, findTestIban, type IbanBehaviour, isIbanBehaviour, type TestIban } from './test-ibans.ts';

const USUAL_DELAY: Delay = { bankDays: 5 };
/** The accounts that Stripe documents as answering "after at least three minutes". */
const LONG_DELAY: Delay = { seconds: 180 };

const failed: Decline = {
  code: 'payment_intent_payment_attempt_failed',
  declineCode: 'generic_decline',
  message: 'The payment failed.',
};

const declines: Record<IbanBehaviour, Decline | null> = {
  success: null,
  successDelayed: null,
  disputed: null,
  failed,
  failedDelayed: failed,
  exceedsWeeklyVolumeLimit: {
    code: 'charge_exceeds_source_limit',
    message: 'This payment method has exceeded its processing volume limit. Please try again later.',
  },
  exceedsWeeklyTransactionLimit: {
    code: 'charge_exceeds_weekly_limit',
    message: 'This payment method has exceeded its weekly transaction limit. Please try again later.',
  },
  insufficientFunds: {
    code: 'insufficient_funds',
    declineCode: 'insufficient_funds',
    message: "The customer's account has insufficient funds to cover this payment.",
  },
};

// Countries in the SEPA scheme, but not in the European Economic Area: the bank requires the payer's address. Source:
// docs.stripe.com/payments/sepa-debit/accept-a-payment; city and postcode since 2026-09-30.endive.
const outsideEea = [
  'AD', 'BL', 'CH', 'GB', 'GG', 'GI', 'IM', 'JE', 'MC', 'NC', 'PF', 'PM', 'SM', 'TF', 'VA', 'WF',
]; // biome-ignore format: one line reads better

const sepaData = z.strictObject({ iban: text(60) });

export const sepaDebitMethod: PaymentMethodRules<typeof sepaData> = {
  ...ordinaryMethod,
  type: 'sepa_debit',
  redirects: false,
  dataSchema: sepaData,
  optionsSchema: z.strictObject({
    mandate_options: z.strictObject({ reference_prefix: emptyable(text(12)).optional() }).optional(),
    setup_future_usage: emptyable(oneOf(['none', 'off_session', 'on_session'])).optional(),
    target_date: text().optional(),
  }),
  requiredBilling: ['name', 'email'],
  requiredAddress: ({ fields }) =>
    outsideEea.includes(fields.sepa_debit?.country ?? '') ? ['line1', 'city', 'postal_code', 'country'] : [],
  needsMandate: true,

  createNamed(name) {
    const testIban = findNamedIban(name);
    return testIban && { ...describeAccount(testIban), billing: { name: 'Jenny Rosen', email: 'jenny@example.com' } };
  },

  create(data) {
    const iban = data.iban.replaceAll(/[\s-]/g, '').toUpperCase();
    if (ibanProblem(iban)) {
      throw refuseRequest('The IBAN you entered is invalid.', { code: 'invalid_iban', param: 'sepa_debit[iban]' });
    }
    const testIban = findTestIban(iban);
    if (testIban) return describeAccount(testIban);
    throw refuseRequest(
      'Your request was in test mode, but used a non test IBAN. For a list of valid test IBANs, visit: https://stripe.com/docs/payments/sepa-debit/accept-a-payment#test-integration.',
      { code: 'payment_method_invalid_parameter_testmode', param: 'sepa_debit[iban]' },
    );
  },

  confirm: (context) => ({ kind: 'processing', settlesAfter: delayOf(behaviourOf(context)) }),

  completeAction({ method }) {
    throw new Error(`${method.id} asks nothing of the shopper`);
  },

  settle(context) {
    const decline = declines[behaviourOf(context)];
    return decline ? { kind: 'declined', decline } : { kind: 'succeeded' };
  },

  // A debit that the account's holder did not authorise is taken back without asking the shop.
  dispute: ({ behaviour }) => (behaviour === 'disputed' ? { reason: 'debit_not_authorized', kind: 'final' } : null),

  chargeDetails({ method, mandate }) {
    if (!method.sepa_debit) throw new Error(`${method.id} is not a debit`);
    const { generated_from: _, ...account } = method.sepa_debit;
    return { type: 'sepa_debit', sepa_debit: { ...account, mandate } };
  },
};

function delayOf(behaviour: IbanBehaviour): Delay {
  return behaviour === 'successDelayed' || behaviour === 'failedDelayed' ? LONG_DELAY : USUAL_DELAY;
}

function behaviourOf({ hidden }: ConfirmContext): IbanBehaviour {
  return isIbanBehaviour(hidden.behaviour) ? hidden.behaviour : 'failed';
}

/** The full number does not leave this function. */
function describeAccount({ iban, behaviour }: TestIban): NewPaymentMethod {
  const { bankCode, branchCode } = ibanBank(iban);
  return {
    fields: {
      sepa_debit: {
        bank_code: bankCode,
        branch_code: branchCode,
        country: iban.slice(0, 2),
        fingerprint: createHash('sha256').update(iban).digest('base64url').slice(0, 16),
        generated_from: { charge: null, setup_attempt: null },
        last4: iban.slice(-4),
      },
    },
    hidden: { behaviour },
  };
}
