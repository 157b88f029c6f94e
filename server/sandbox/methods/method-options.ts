// `payment_method_options`: read by each method's own schema; some of them are stored with the intent and shown.
import type Stripe from 'stripe';
import type { z } from 'zod';
import { type paymentMethodOptions, rulesFor } from './payment-method-registry.ts';

type GivenOptions = z.output<typeof paymentMethodOptions>;

/** The options of one method for one confirmation. */
export function optionsFor(
  type: string,
  { payment_method_options: given }: { payment_method_options?: GivenOptions },
): Record<string, unknown> {
  return entriesOf(given?.[type]);
}

/**
 * The options that the intent shows: without codes and consents that belong to one confirmation only. Null when nothing
 * was given.
 */
export function storedOptions(given: GivenOptions | undefined): Stripe.PaymentIntent.PaymentMethodOptions | null {
  if (!given) return null;
  const stored = Object.entries(given).map(([type, options]) => {
    const { passingOptions } = rulesFor(type);
    const shown = Object.entries(entriesOf(options)).filter(([name]) => !passingOptions.includes(name));
    return [type, Object.fromEntries(shown)];
  });
  // The schema is composed of the methods' schemas, which have Stripe's shape.
  return Object.fromEntries(stored) as Stripe.PaymentIntent.PaymentMethodOptions;
}

function entriesOf(options: unknown): Record<string, unknown> {
  return typeof options === 'object' && options !== null ? { ...options } : {};
}
