import type { Config } from '#server/config.ts';
import { createPaymentProvider, type PaymentProvider, sandboxKeys } from '#server/payments/payment-provider.ts';

/** Of a command: Stripe, or the sandbox that a running shop has opened. */
export function createCommandProvider(config: Config, now: () => Date): PaymentProvider {
  return createPaymentProvider({
    ...(config.stripe ?? sandboxKeys),
    webhookSecret: config.stripe?.webhookSecret ?? '',
    sandboxOrigin: config.stripe ? null : `http://${config.host}:${config.sandboxPort}`,
    now,
  });
}
