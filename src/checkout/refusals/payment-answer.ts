// What the server says to the order button and to the pay button alike.
import type { CheckoutPlaceOrderMutation, OrderPayMutation } from '../../operations.generated.ts';
import type { CheckoutRefusal } from './checkout-refusals.ts';
import { type RefusedPress, refused, type StartedPress } from './press-outcome.ts';

type Answer = CheckoutPlaceOrderMutation['placeOrder'] | OrderPayMutation['payOrder'];

export function outcomeOfAnswer(answer: Answer): StartedPress | RefusedPress {
  if (answer.__typename === 'PlacedOrder') {
    return { kind: 'started', clientSecret: answer.clientSecret, returnUrl: answer.returnUrl };
  }
  const { __typename: kind, ...data } = answer;
  return refused({ kind: 'refused', refusal: { kind, ...data } as CheckoutRefusal });
}
