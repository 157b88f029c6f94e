// What the order button needs from the fields of any payment method.
import type { MessageKey } from '../i18n/all-messages.ts';
import type { PaymentField } from './payment-field.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

export type PaymentProblem = { field: PaymentField; message: MessageKey };

export type BillingDetails = {
  name: string;
  email: string;
  phone?: string;
  address: { line1: string; line2?: string; postal_code: string; city: string; country: string };
};

export type PaymentPart = {
  isReady(): boolean;
  /** Focuses the explanation when the fields could not be loaded. False when there is none. */
  focusFailure(): boolean;
  /** Shows problems beside the fields and returns them. */
  check(): PaymentProblem[];
  focus(field: PaymentField): void;
  /** Confirms the payment with the fields' values, including any challenge of the bank. Never rejects. */
  confirm(clientSecret: string, billing: BillingDetails, returnPath: string): Promise<PaymentOutcome>;
};

/** A wallet's own sheet has asked for everything before. */
export type WalletPart = Pick<PaymentPart, 'confirm'>;

/** The ids of the fields or their containers, for links in a summary of problems. */
export const paymentFieldIds: Readonly<Record<PaymentField, string>> = {
  cardNumber: 'card-number',
  cardExpiry: 'card-expiry',
  cardCvc: 'card-cvc',
  blikCode: 'blik-code',
  iban: 'iban',
};
