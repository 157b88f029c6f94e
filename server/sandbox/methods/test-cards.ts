// The documented test cards: by number for the fields, by name (`pm_card_visa`) for calls to the API.
import type { CardBehaviour } from './card-outcomes.ts';

export type TestCard = {
  behaviour: CardBehaviour;
  /** The country of issue; ISO 3166. */
  country: string;
  funding: 'credit' | 'debit' | 'prepaid';
};

const us = { country: 'US', funding: 'credit' } as const;

const cards: Record<string, TestCard> = {
  '4242424242424242': { behaviour: 'success', ...us },
  '4000056655665556': { behaviour: 'success', country: 'US', funding: 'debit' },
  '5555555555554444': { behaviour: 'success', ...us },
  '2223003122003222': { behaviour: 'success', ...us },
  '5200828282828210': { behaviour: 'success', country: 'US', funding: 'debit' },
  '5105105105105100': { behaviour: 'success', country: 'US', funding: 'prepaid' },
  '378282246310005': { behaviour: 'three_d_secure_unsupported', ...us },
  '371449635398431': { behaviour: 'three_d_secure_unsupported', ...us },
  '6011111111111117': { behaviour: 'success', ...us },
  '3056930009020004': { behaviour: 'success', ...us },
  '36227206271667': { behaviour: 'success', ...us },
  '3566002020360505': { behaviour: 'success', country: 'JP', funding: 'credit' },
  '6200000000000005': { behaviour: 'success', country: 'CN', funding: 'credit' },
  '4000006160000005': { behaviour: 'success', country: 'PL', funding: 'credit' },
  '4000005280000002': { behaviour: 'success', country: 'NL', funding: 'credit' },
  '4000002760000016': { behaviour: 'success', country: 'DE', funding: 'credit' },
  '4000002500003155': { behaviour: 'three_d_secure_unless_set_up', country: 'FR', funding: 'credit' },
  '4000002760003184': { behaviour: 'three_d_secure_always', country: 'DE', funding: 'credit' },
  '4000003800000446': { behaviour: 'already_set_up', country: 'IT', funding: 'credit' },
  '4000008260003178': { behaviour: 'three_d_secure_then_insufficient_funds', country: 'GB', funding: 'credit' },
  '4000000000003220': { behaviour: 'three_d_secure_required', ...us },
  '4000008400000027': { behaviour: 'three_d_secure_required', ...us },
  '4000008400001629': { behaviour: 'three_d_secure_then_declined', ...us },
  '4000008400001280': { behaviour: 'three_d_secure_lookup_fails', ...us },
  '4000000000003055': { behaviour: 'three_d_secure_optional', ...us },
  '4000000000003097': { behaviour: 'three_d_secure_breaks', ...us },
  '4000000032200000': { behaviour: 'three_d_secure_frictionless', ...us },
  '4000000000000002': { behaviour: 'generic_decline', ...us },
  '4000000000009995': { behaviour: 'insufficient_funds', ...us },
  '4000000000009987': { behaviour: 'lost_card', ...us },
  '4000000000009979': { behaviour: 'stolen_card', ...us },
  '4000000000000069': { behaviour: 'expired_card', ...us },
  '4000000000000127': { behaviour: 'incorrect_cvc', ...us },
  '4000000000000119': { behaviour: 'processing_error', ...us },
  '4000000000006975': { behaviour: 'card_velocity_exceeded', ...us },
  '4000000000000341': { behaviour: 'attaches_then_fails', ...us },
  '4100000000000019': { behaviour: 'always_blocked', ...us },
  '4000000000000259': { behaviour: 'disputed_as_fraudulent', ...us },
  '4000000000002685': { behaviour: 'disputed_as_not_received', ...us },
  '4000000000001976': { behaviour: 'inquiry', ...us },
  '4000000000007726': { behaviour: 'refund_pending', ...us },
  '4000000000005126': { behaviour: 'refund_fails', ...us },
};

const names: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard: '5555555555554444',
  pm_card_mastercard_debit: '5200828282828210',
  pm_card_mastercard_prepaid: '5105105105105100',
  pm_card_amex: '378282246310005',
  pm_card_discover: '6011111111111117',
  pm_card_diners: '3056930009020004',
  pm_card_jcb: '3566002020360505',
  pm_card_unionpay: '6200000000000005',
  pm_card_us: '4242424242424242',
  pm_card_pl: '4000006160000005',
  pm_card_nl: '4000005280000002',
  pm_card_de: '4000002760000016',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_authenticationRequiredSetupForOffSession: '4000003800000446',
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: '4000008260003178',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_threeDSecureRequired: '4000008400000027',
  pm_card_threeDSecureRequiredChargeDeclined: '4000008400001629',
  pm_card_threeDSecureRequiredProcessingError: '4000008400001280',
  pm_card_threeDSecureOptional: '4000000000003055',
  pm_card_threeDSecureOptionalProcessingError: '4000000000003097',
  pm_card_amex_threeDSecureNotSupported: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedLostCard: '4000000000009987',
  pm_card_visa_chargeDeclinedStolenCard: '4000000000009979',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_visa_chargeDeclinedVelocityLimitExceeded: '4000000000006975',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_radarBlock: '4100000000000019',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeProductNotReceived: '4000000000002685',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
};

export function findTestCard(number: string): TestCard | null {
  return cards[number] ?? null;
}

export function numberOfNamedCard(name: string): string | null {
  return names[name] ?? null;
}

/** The list on the sandbox's start page. */
export const testCardList: readonly { number: string; behaviour: string }[] = Object.entries(cards).map(
  ([number, { behaviour }]) => ({ number, behaviour: behaviour.replaceAll('_', ' ') }),
);
