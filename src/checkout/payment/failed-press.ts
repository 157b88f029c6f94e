// What is said below the order button and the pay button when pressing them failed: a shopper who is paying must know first
// that nothing is paid twice. Beside the buttons, and not in `error-catalogue.ts`: no first view loads that table.
import type { ErrorCode } from '../../error-catalogue.ts';
import { KasaError } from '../../errors.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';

const messages: Partial<Record<ErrorCode, MessageKey>> = {
  SERVICE_UNAVAILABLE: 'checkout.offline',
  TOO_MANY_REQUESTS: 'checkout.tooManyRequests',
};

export function failureMessage(error: unknown): MessageKey {
  return (error instanceof KasaError && messages[error.code]) || 'checkout.failed';
}
