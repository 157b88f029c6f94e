import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random base-62 text; the tiny bias of the modulo does no harm to an identifier. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
}

const shapes = {
  payment_intent: 'pi_3',
  payment_method: 'pm_1',
  charge: 'ch_3',
  /** The charge of any method but cards. */
  payment: 'py_3',
  refund: 're_3',
  balance_transaction: 'txn_3',
  payout: 'po_1',
  event: 'evt_3',
  dispute: 'du_1',
  mandate: 'mandate_1',
  payment_method_domain: 'pmd_1',
} as const;

/** An id such as Stripe makes, e.g. `pi_3Q…` with 24 characters after the prefix. */
export function newObjectId(kind: keyof typeof shapes): string {
  return shapes[kind] + randomText(23);
}

export const newRequestId = (): string => `req_${randomText(14)}`;

export const newClientSecret = (intentId: string): string => `${intentId}_secret_${randomText(25)}`;

/** Seconds since 1970, as every timestamp of the API. */
export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** The unique mandate reference that a bank prints beside the debit: capitals and digits. */
export function newMandateReference(prefix: string): string {
  return (prefix + randomText(32).toUpperCase()).slice(0, Math.max(16, prefix.length + 8));
}
