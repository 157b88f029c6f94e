import type { CheckoutNews } from '#src/checkout/checkout-news.ts';
import type { PayOrderRefusal } from './pay-again/pay-order.ts';

/** What keeps an order from being paid, for forms without scripts. */
export function newsOfPayment(refusal: PayOrderRefusal): CheckoutNews {
  switch (refusal.kind) {
    case 'MethodNotOffered':
      return { kind: 'method-not-offered' };
    case 'MethodRefused':
      return { kind: 'method-refused' };
    case 'PaymentUnavailable':
      return { kind: 'payment-unavailable' };
    case 'PaymentOvertaken':
      return { kind: 'payment-overtaken' };
    case 'TooManyTries':
      return { kind: 'too-many-tries', waitMinutes: refusal.waitMinutes };
  }
}
