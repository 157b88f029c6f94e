import { type ProviderOptions, sandboxKeys } from '../payments/payment-provider.ts';
import type { CurrentKeys } from './current-keys.ts';

/** The options with the keys of the moment. `webhookSecret`: of the sandbox. */
export function providerOptions(
  keys: CurrentKeys,
  { webhookSecret, sandboxOrigin, now }: Pick<ProviderOptions, 'webhookSecret' | 'sandboxOrigin' | 'now'>,
): ProviderOptions {
  return {
    get secretKey() {
      return (keys.stripe ?? sandboxKeys).secretKey;
    },
    get publishableKey() {
      return (keys.stripe ?? sandboxKeys).publishableKey;
    },
    get webhookSecret() {
      return keys.stripe?.webhookSecret ?? webhookSecret;
    },
    sandboxOrigin,
    now,
  };
}
