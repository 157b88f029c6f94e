// What the order button needs from the fields of any payment method, and what it tells them.
import type { PostalAddress } from '../countries/postal-address.ts';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { PaymentField } from './payment-field.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

export type PaymentProblem = { field: PaymentField; message: MessageKey };

export type BillingDetails = {
  name: string;
  email: string;
  phone?: string;
  address: Partial<Record<'line1' | 'line2' | 'postal_code' | 'city' | 'country', string>>;
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

export function billingDetailsOf(address: PostalAddress, email: string, phone = ''): BillingDetails {
  return { name: address.fullName, email, ...(phone && { phone }), address: stripeAddressOf(address) };
}

/** Stripe refuses empty strings. */
export function stripeAddressOf({
  line1,
  line2,
  postalCode,
  city,
  country,
}: Omit<PostalAddress, 'fullName'>): BillingDetails['address'] {
  const given = { line1, line2, postal_code: postalCode, city, country };
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text));
}
