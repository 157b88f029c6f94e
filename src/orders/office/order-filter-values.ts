// What orders are looked for by, apart from how that is asked: actions and the server name some of it, too.

export const paymentStates = [
  'awaiting_payment',
  'payment_processing',
  'due_on_delivery',
  'paid',
  'cancelled',
] as const;
export const fulfilmentStates = ['unfulfilled', 'partly_sent', 'sent', 'delivered', 'returned'] as const;

/** What there is to do. `late`: to be sent for more than two days; `noted`: to be sent, with a note of the customer. */
export const workFilters = ['to_send', 'late', 'noted', 'unpaid', 'withdrawn', 'disputed'] as const;

/** Orders that an assistant led to, of whatever platform: no domain is called so. */
export const ANY_ASSISTANT = 'any';
