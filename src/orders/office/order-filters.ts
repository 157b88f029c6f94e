// What a list of orders is narrowed to, and how that stands in the address: every filter is a parameter, and they
// combine.
import { isDay } from '../../countries/local-date.ts';

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

/** The longest text that is searched for. */
export const MAX_SEARCH_LENGTH = 100;

export type OrderFilters = {
  work: (typeof workFilters)[number] | null;
  payment: (typeof paymentStates)[number] | null;
  fulfilment: (typeof fulfilmentStates)[number] | null;
  country: string | null;
  method: string | null;
  carrier: string | null;
  /** Days as YYYY-MM-DD, both included. */
  from: string | null;
  to: string | null;
  /** Number, name, e-mail address, telephone number, SKU or tracking number. */
  text: string | null;
};

export const noOrderFilters: OrderFilters = {
  work: null,
  payment: null,
  fulfilment: null,
  country: null,
  method: null,
  carrier: null,
  from: null,
  to: null,
  text: null,
};

export type OrderFilterName = keyof OrderFilters;
export const orderFilterNames = Object.keys(noOrderFilters) as OrderFilterName[];

/** What is not understood is left out. */
export function readOrderFilters(search: URLSearchParams): OrderFilters {
  return {
    work: oneOf(workFilters, search.get('work')),
    payment: oneOf(paymentStates, search.get('payment')),
    fulfilment: oneOf(fulfilmentStates, search.get('fulfilment')),
    country: matching(/^[A-Z]{2}$/, search.get('country')),
    method: matching(/^[a-z_0-9]{1,40}$/, search.get('method')),
    carrier: matching(/^[\w-]{1,60}$/, search.get('carrier')),
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
    text: search.get('text')?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
  };
}

/** Writes it as parameters of an address; those that are not set are left out there. */
export function writeOrderFilters(filters: OrderFilters): Record<string, string | undefined> {
  return Object.fromEntries(orderFilterNames.map((name) => [name, filters[name] ?? undefined]));
}

export function countFilters(filters: OrderFilters): number {
  return orderFilterNames.filter((name) => filters[name] !== null).length;
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((candidate) => candidate === value) ?? null;
}

function matching(pattern: RegExp, value: string | null): string | null {
  return value !== null && pattern.test(value) ? value : null;
}

function readDay(value: string | null): string | null {
  return value !== null && isDay(value) ? value : null;
}
