// What receivers can be told of, and what a receiver may be. The payloads are described in server/guides/extending.md.

/** The events of one thing: written apart, because `order.refunded` in a whole is what a page says, too. */
function eventsOf<Thing extends string, Event extends string>(thing: Thing, ...events: Event[]): `${Thing}.${Event}`[] {
  return events.map((event): `${Thing}.${Event}` => `${thing}.${event}`);
}

export const webhookEvents = [
  ...eventsOf('order', 'placed', 'paid', 'cancelled', 'sent', 'delivered', 'refunded'),
  ...eventsOf('withdrawal', 'announced'),
  ...eventsOf('stock', 'low'),
  ...eventsOf('newsletter', 'subscribed', 'unsubscribed'),
];

export type WebhookEvent = (typeof webhookEvents)[number];

/** Sent by a press, to see whether a receiver answers; none can leave it out. */
export const TEST_EVENT = 'test';

export const MAX_RECEIVER_NAME_LENGTH = 40;
export const MAX_RECEIVER_URL_LENGTH = 500;
/** The most pieces below which stock may be called low. */
export const MAX_STOCK_LIMIT = 1_000_000;

export function isReceiverName(text: string): boolean {
  // `new` is the address of one that is being made.
  return text !== 'new' && text.length <= MAX_RECEIVER_NAME_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** A URL without a user or a fragment, which no request would send. */
export function isReceiverUrl(text: string): boolean {
  if (text.length > MAX_RECEIVER_URL_LENGTH || !URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' && hash === '';
}

export function isWebhookEvent(name: string): name is WebhookEvent {
  return webhookEvents.some((known) => known === name);
}
