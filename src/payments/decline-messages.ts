// Turns Stripe's codes for a failed payment into messages that a shopper can act on.
import type { MessageKey } from '../i18n/all-messages.ts';
import type { RedirectMethod } from './methods/payment-method.ts';
import {
  type FieldsMethodName,
  factsOf,
  isRedirectMethod,
  isWallet,
  type ProviderMethod,
} from './methods/payment-methods.ts';
import type { PaymentField } from './payment-field.ts';

/** Named after what the shopper can do next; several of Stripe's codes share one. */
type Decline =
  | 'generic'
  | 'insufficientFunds'
  | 'expiredCard'
  | 'incorrectCvc'
  | 'incorrectNumber'
  | 'incorrectExpiry'
  | 'tooOften'
  | 'limit'
  | 'callBank'
  | 'cardNotSupported'
  | 'authentication'
  | 'processing'
  | 'connection'
  | 'tooManyRequests'
  | 'blikCode'
  | 'bankDeclined'
  | 'notConfirmed'
  | 'accountUnusable'
  | 'debitRefused'
  | 'incorrectIban'
  | 'methodUnavailable';

// A code that is not listed is a generic decline. That includes, on purpose, cards that were reported lost or stolen or
// look like fraud: Stripe asks shops not to tell the person who uses the card.
const declines: Readonly<Record<string, Decline>> = {
  call_issuer: 'callBank',
  new_account_information_available: 'callBank',
  not_permitted: 'callBank',
  service_not_allowed: 'callBank',
  invalid_account: 'callBank',
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  incorrect_cvc: 'incorrectCvc',
  invalid_cvc: 'incorrectCvc',
  incomplete_cvc: 'incorrectCvc',
  incorrect_number: 'incorrectNumber',
  invalid_number: 'incorrectNumber',
  incomplete_number: 'incorrectNumber',
  invalid_expiry_month: 'incorrectExpiry',
  invalid_expiry_year: 'incorrectExpiry',
  invalid_expiry_month_past: 'incorrectExpiry',
  invalid_expiry_year_past: 'incorrectExpiry',
  incomplete_expiry: 'incorrectExpiry',
  card_velocity_exceeded: 'tooOften',
  withdrawal_count_limit_exceeded: 'tooOften',
  pin_try_exceeded: 'tooOften',
  card_decline_rate_limit_exceeded: 'tooOften',
  amount_too_large: 'limit',
  invalid_amount: 'limit',
  currency_not_supported: 'cardNotSupported',
  card_not_supported: 'cardNotSupported',
  authentication_required: 'authentication',
  authentication_not_handled: 'authentication',
  offline_pin_required: 'authentication',
  online_or_offline_pin_required: 'authentication',
  invalid_pin: 'authentication',
  incorrect_pin: 'authentication',
  payment_intent_authentication_failure: 'authentication',
  setup_intent_authentication_failure: 'authentication',
  approve_with_id: 'processing',
  issuer_not_available: 'processing',
  processing_error: 'processing',
  reenter_transaction: 'processing',
  try_again_later: 'processing',
  payment_method_provider_timeout: 'notConfirmed',
  duplicate_transaction: 'processing',
  // Banks' answers through BLIK, Przelewy24 and iDEAL.
  code_invalid: 'blikCode',
  code_expired: 'blikCode',
  invalid_blik_code: 'blikCode',
  payment_method_provider_decline: 'bankDeclined',
  payment_method_customer_decline: 'bankDeclined',
  customer_declined: 'bankDeclined',
  partner_generic_decline: 'bankDeclined',
  payment_limit_exceeded: 'limit',
  payment_intent_payment_attempt_failed: 'bankDeclined',
  setup_attempt_failed: 'bankDeclined',
  authentication_failure: 'authentication',
  payment_intent_action_required: 'authentication',
  three_d_secure_authentication_not_supported: 'authentication',
  three_d_secure_authentication_upstream_error: 'processing',
  payment_intent_payment_attempt_expired: 'notConfirmed',
  expired_payment_method: 'notConfirmed',
  payment_method_not_available: 'methodUnavailable',
  payment_method_unactivated: 'methodUnavailable',
  payment_method_unsupported_type: 'methodUnavailable',
  payment_method_currency_mismatch: 'methodUnavailable',
  capability_not_active: 'methodUnavailable',
  // Banks' answers to a SEPA debit, days later.
  account_closed: 'accountUnusable',
  no_account: 'accountUnusable',
  bank_account_declined: 'accountUnusable',
  bank_account_restricted: 'accountUnusable',
  bank_account_unusable: 'accountUnusable',
  payment_method_bank_account_blocked: 'accountUnusable',
  payment_method_restricted: 'accountUnusable',
  sepa_unsupported_account: 'accountUnusable',
  debit_not_authorized: 'debitRefused',
  payment_intent_mandate_invalid: 'debitRefused',
  recipient_deceased: 'debitRefused',
  branch_does_not_exist: 'incorrectIban',
  incorrect_account_holder_name: 'incorrectIban',
  account_information_mismatch: 'incorrectIban',
  account_number_invalid: 'incorrectIban',
  invalid_account_number: 'incorrectIban',
  invalid_iban: 'incorrectIban',
  incomplete_iban: 'incorrectIban',
  refer_to_customer: 'callBank',
  generic_could_not_process: 'processing',
  charge_exceeds_source_limit: 'limit',
  charge_exceeds_transaction_limit: 'limit',
  charge_exceeds_weekly_limit: 'limit',
  intent_invalid_state: 'processing',
  lock_timeout: 'processing',
  resource_busy: 'processing',
  api_error: 'processing',
  payment_intent_rate_limit_exceeded: 'tooManyRequests',
  invalid_card_type: 'cardNotSupported',
  incorrect_address: 'callBank',
  incorrect_zip: 'callBank',
  incorrect_postal_code: 'callBank',
  postal_code_invalid: 'callBank',
  api_connection_error: 'connection',
  rate_limit: 'tooManyRequests',
  rate_limit_error: 'tooManyRequests',
};

/** Fields of a `StripeError`; `type` is used last, for failures that never reached the bank. */
export type PaymentFailure = {
  decline_code?: string | undefined;
  code?: string | undefined;
  type?: string | undefined;
};

type OtherDecline =
  | 'method'
  | 'blikCode'
  | 'blikExpired'
  | 'blikLimit'
  | 'blikRefused'
  | 'blikTimeout'
  | 'accountFunds'
  | 'bankFailed'
  | 'notCompleted'
  | 'iban'
  | 'testIban'
  | 'debitLimit';

type OtherDeclines = Readonly<Record<string, OtherDecline>>;

/** The declines where a method's messages differ from a card's. */
const otherDeclines: Readonly<Record<Exclude<FieldsMethodName, 'card'>, OtherDeclines>> = {
  blik: {
    code_invalid: 'blikCode',
    code_expired: 'blikExpired',
    payment_method_invalid_parameter: 'blikCode',
    payment_limit_exceeded: 'blikLimit',
    customer_declined: 'blikRefused',
    insufficient_funds: 'accountFunds',
    payment_method_provider_timeout: 'blikTimeout',
  },
  sepa_debit: {
    insufficient_funds: 'accountFunds',
    invalid_iban: 'iban',
    incomplete_iban: 'iban',
    payment_method_invalid_parameter_testmode: 'testIban',
    charge_exceeds_source_limit: 'debitLimit',
    charge_exceeds_weekly_limit: 'debitLimit',
  },
};

const redirectDeclines: Readonly<Record<RedirectMethod['paysAt'], OtherDeclines>> = {
  bank: { payment_intent_authentication_failure: 'bankFailed' },
  provider: { payment_intent_authentication_failure: 'notCompleted' },
};

/** The failures in the card's table that do not concern the card. */
const ofNoCard: readonly (Decline | undefined)[] = ['connection', 'tooManyRequests'];

/** The more precise `decline_code` decides; an unknown code is a generic decline. */
export function declineMessage({ decline_code, code, type }: PaymentFailure, method: ProviderMethod): MessageKey {
  const given = [decline_code, code, type].filter((candidate) => candidate !== undefined);
  const listed = given.find((candidate) => Object.hasOwn(declines, candidate));
  const general = declines[listed ?? ''];
  if (method === 'card' || isWallet(method)) return `decline.${general ?? 'generic'}`;
  const ownDeclines = isRedirectMethod(method) ? redirectDeclines[factsOf(method).paysAt] : otherDeclines[method];
  const own = given.find((candidate) => Object.hasOwn(ownDeclines, candidate));
  if (!own && general && ofNoCard.includes(general)) return `decline.${general as 'connection' | 'tooManyRequests'}`;
  return `decline.${ownDeclines[own ?? ''] ?? 'method'}`;
}

/** The field to correct, when one field caused the failure. */
export function fieldOfDecline(failure: PaymentFailure, method: ProviderMethod): PaymentField | null {
  // A wallet's card has no field on the page.
  if (isWallet(method)) return null;
  switch (declineMessage(failure, method)) {
    case 'decline.incorrectNumber':
      return 'cardNumber';
    case 'decline.incorrectExpiry':
    case 'decline.expiredCard':
      return 'cardExpiry';
    case 'decline.incorrectCvc':
      return 'cardCvc';
    case 'decline.blikCode':
    case 'decline.blikExpired':
      return 'blikCode';
    case 'decline.iban':
    case 'decline.testIban':
      return 'iban';
    default:
      return null;
  }
}
