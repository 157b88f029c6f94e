// What a merchant sets for the methods in which the payment provider has no part. Without it they are not offered.
import type { Currency } from '../currencies.ts';

export type BankAccount = { holder: string; iban: string; bic: string; bank: string };

export type BankTransferSettings = {
  /** By what they are kept in: a transfer is offered in these currencies alone. */
  accounts: Readonly<Partial<Record<Currency, BankAccount>>>;
  /** For so long the goods are held. */
  expiryDays: number;
};

export type CashOnDeliverySettings = {
  /**
   * In minor units, VAT included: what it costs beside goods and delivery, and between which totals without it the shop
   * agrees. Offered in these currencies alone.
   */
  terms: Readonly<Partial<Record<Currency, { fee: number; minTotal: number; maxTotal: number }>>>;
  /** ISO 3166-1. */
  countries: readonly string[];
  /** By their ids: those that bring the money, from the door. No locker takes any. */
  carriers: readonly string[];
};

export type ShopPaymentSettings = {
  bankTransfer: BankTransferSettings | null;
  cashOnDelivery: CashOnDeliverySettings | null;
};

export const noPaymentSettings: ShopPaymentSettings = { bankTransfer: null, cashOnDelivery: null };
