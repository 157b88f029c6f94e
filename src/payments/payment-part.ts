// What the order button needs of the fields of a payment method, whichever it is.
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
  /** Leads to the explanation when the fields could not be loaded. False when there is none to lead to. */
  focusFailure(): boolean;
  /** Shows what is wrong or missing beside the fields, and answers with it. */
  check(): PaymentProblem[];
  focus(field: PaymentField): void;
  /** Confirms the payment with what is in the fields; whatever the bank asks takes place in between. Never rejects. */
  confirm(clientSecret: string, billing: BillingDetails, returnPath: string): Promise<PaymentOutcome>;
};

/** A wallet's own sheet has asked for everything before it comes to this. */
export type WalletPart = Pick<PaymentPart, 'confirm'>;

/** Where a link in a summary of problems leads: the id of the field or of its container. */
export const paymentFieldIds: Readonly<Record<PaymentField, string>> = {
  cardNumber: 'card-number',
  cardExpiry: 'card-expiry',
  cardCvc: 'card-cvc',
  blikCode: 'blik-code',
  iban: 'iban',
};
