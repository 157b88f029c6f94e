// Payment methods that Stripe has just refused because the merchant's account lacks them. They are hidden for a while,
// then tried again. Held in the memory of each process: another process learns from its own refusal.
import type { Currency, Money } from '#src/money.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';

export type MethodRefusal = { method: PaymentMethod; total: Money; error: unknown };

type Hidden = { fromMinor: number; until: number };

const HIDDEN_MS = 10 * 60_000;

const codes = [
  'payment_method_unactivated',
  'payment_method_not_available',
  'payment_method_unsupported_type',
  'capability_not_active',
];
/** Stripe gives most of these refusals no code, or one that means many things. */
const messages = [/^No valid payment method types for this/, /\bpayment method type\b.*\bis invalid\b/];

/** Whether Stripe refuses the method as such, not this one payment. */
export function isMethodRefusal(error: unknown): error is Error {
  const { type, code, message } = error as { type?: string; code?: string; message?: string };
  if (type !== 'StripeInvalidRequestError') return false;
  return codes.includes(code ?? '') || messages.some((pattern) => pattern.test(message ?? ''));
}

export class RefusedMethods {
  #now: () => Date;
  #hidden = new Map<string, Hidden>();
  #listeners: ((refusal: MethodRefusal) => void)[] = [];

  constructor(now: () => Date) {
    this.#now = now;
  }

  onRefusal(listener: (refusal: MethodRefusal) => void): void {
    this.#listeners.push(listener);
  }

  /**
   * Stripe also refuses a method whose limit the amount exceeds, so a refusal only hides the method for this total and
   * larger ones.
   */
  note(refusal: MethodRefusal): void {
    const { method, total } = refusal;
    const fromMinor = Math.min(total.minor, this.#find(method, total.currency)?.fromMinor ?? total.minor);
    this.#hidden.set(keyOf(method, total.currency), { fromMinor, until: this.#now().getTime() + HIDDEN_MS });
    for (const listener of this.#listeners) listener(refusal);
  }

  /** Whether the method is hidden for at least some totals. */
  has(method: PaymentMethod, currency: Currency): boolean {
    return this.#find(method, currency) !== undefined;
  }

  hides(method: PaymentMethod, { minor, currency }: Money): boolean {
    const hidden = this.#find(method, currency);
    return hidden !== undefined && minor >= hidden.fromMinor;
  }

  #find(method: PaymentMethod, currency: Currency): Hidden | undefined {
    const hidden = this.#hidden.get(keyOf(method, currency));
    return hidden && hidden.until > this.#now().getTime() ? hidden : undefined;
  }
}

const keyOf = (method: PaymentMethod, currency: Currency) => `${method} ${currency}`;
