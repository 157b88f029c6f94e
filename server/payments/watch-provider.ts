// Counts every request to Stripe that fails through no fault of the shopper, and logs each cause once a minute:
// otherwise only shoppers would notice wrong keys or a network that is down.
import type { FastifyBaseLogger } from 'fastify';
import { onceAMinute } from '../reporting/once-a-minute.ts';
import { OwnProviderFailed } from './own-methods.ts';
import type { PaymentProvider } from './payment-provider.ts';

export const failureCauses = [
  ...(['key_refused', 'not_permitted', 'too_many_requests', 'unreachable', 'failing'] as const),
  'own_method',
] as const;

export type FailureCause = (typeof failureCauses)[number];

const causes: Record<string, FailureCause> = {
  StripeAuthenticationError: 'key_refused',
  StripePermissionError: 'not_permitted',
  StripeRateLimitError: 'too_many_requests',
  StripeConnectionError: 'unreachable',
  StripeAPIError: 'failing',
};

const hints: Record<FailureCause, string> = {
  key_refused: 'Stripe refuses STRIPE_SECRET_KEY; `kasa doctor` checks the keys',
  not_permitted: 'STRIPE_SECRET_KEY lacks a permission that the shop needs',
  too_many_requests: 'Stripe asks for fewer requests',
  unreachable: 'Stripe cannot be reached, or does not answer in time',
  failing: 'Stripe answers with an error of its own; see https://status.stripe.com',
  own_method: 'a payment method of kasa.config.ts fails, or its provider is away',
};

/** Null: the provider answered, if only with a refusal. */
export function failureCauseOf(error: unknown): FailureCause | null {
  if (error instanceof OwnProviderFailed) return 'own_method';
  const { type } = error as { type?: unknown };
  return typeof type === 'string' ? (causes[type] ?? null) : null;
}

type Watch = {
  /** A function, because the log is created after the provider. */
  log: () => Pick<FastifyBaseLogger, 'error'>;
  count: (cause: FailureCause) => void;
  now: () => Date;
};

/** All methods that send a request: one that is missing below does not compile. */
type Questions = {
  [Name in keyof PaymentProvider as PaymentProvider[Name] extends (...args: never[]) => Promise<unknown>
    ? Name
    : never]: PaymentProvider[Name];
};

export function watchProvider(provider: PaymentProvider, { log, count, now }: Watch): PaymentProvider {
  const isDue = onceAMinute(now);
  const watched =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      try {
        return await ask(...args);
      } catch (error) {
        const cause = failureCauseOf(error);
        if (cause) {
          count(cause);
          if (isDue(cause)) log().error({ err: error, cause }, `payments: ${hints[cause]}`);
        }
        throw error;
      }
    };
  const questions: Questions = {
    createIntent: watched(provider.createIntent),
    getIntent: watched(provider.getIntent),
    confirmRedirect: watched(provider.confirmRedirect),
    getMandate: watched(provider.getMandate),
    cancelIntent: watched(provider.cancelIntent),
    createRefund: watched(provider.createRefund),
    getRefund: watched(provider.getRefund),
    listRefunds: watched(provider.listRefunds),
    listPayouts: watched(provider.listPayouts),
    listPayoutBookings: watched(provider.listPayoutBookings),
    listInactiveMethods: watched(provider.listInactiveMethods),
    submitEvidence: watched(provider.submitEvidence),
  };
  return { ...provider, ...questions };
}
