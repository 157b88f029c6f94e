// What the server says to the order button and to the pay button alike.
import { errorCatalogue } from '../error-catalogue.ts';
import type { OrderPayMutation } from '../operations.generated.ts';
import { type RefusedPress, refused, type StartedPress } from './use-payment-press.ts';

export function outcomeOfPayment(answer: OrderPayMutation['payOrder']): StartedPress | RefusedPress {
  switch (answer.__typename) {
    case 'TooManyTries':
      return refused({ kind: 'tooManyTries', waitMinutes: answer.waitMinutes });
    case 'MethodNotOffered':
      return refused({ kind: 'method', message: errorCatalogue.METHOD_NOT_OFFERED.message });
    case 'MethodRefused':
      return refused({ kind: 'method', message: errorCatalogue.METHOD_REFUSED.message });
    case 'PaymentUnavailable':
      return refused({ kind: 'message', message: errorCatalogue.PAYMENT_UNAVAILABLE.message });
    case 'PaymentOvertaken':
      return refused({ kind: 'message', message: errorCatalogue.PAYMENT_OVERTAKEN.message });
    case 'PlacedOrder':
      return { kind: 'started', clientSecret: answer.clientSecret, returnUrl: answer.returnUrl };
  }
}
