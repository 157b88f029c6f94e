// What receivers can be told of. The payloads are described in server/guides/extending.md.
import type { OrderEvent } from '#src/orders/order-decisions.ts';
import type { WebhookEvent } from '#src/webhooks/webhook-rules.ts';

/** What an event is about, beside its order. */
export type EventSubject = {
  orderId?: string;
  parcelId?: string;
  refundId?: string;
  returnId?: string;
  variantId?: string;
  subscriptionId?: string;
};

export type PublishedEvent = { type: WebhookEvent /** Unique among events of its type. */; key: string } & EventSubject;

/** Null for events that nobody outside is told of. */
export function publishedEvent(orderId: string, event: OrderEvent): PublishedEvent | null {
  switch (event.type) {
    case 'OrderPlaced':
      return { type: 'order.placed', key: orderId, orderId };
    case 'PaymentSucceeded':
      return { type: 'order.paid', key: orderId, orderId };
    case 'OrderCancelled':
      return { type: 'order.cancelled', key: orderId, orderId };
    case 'ParcelSent':
      return { type: 'order.sent', key: event.parcelId, orderId, parcelId: event.parcelId };
    case 'ParcelDelivered':
      return { type: 'order.delivered', key: event.parcelId, orderId, parcelId: event.parcelId };
    case 'RefundSucceeded':
      return { type: 'order.refunded', key: event.refundId, orderId, refundId: event.refundId };
    default:
      return null;
  }
}
