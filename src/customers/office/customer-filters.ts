// What the list of customers is narrowed to, and how that stands in the address: every filter is a parameter, and they
// combine.

export const orderCounts = ['none', 'one', 'several', 'many'] as const;
/** The last order was within so many days; `lapsed`: longer ago than a year. */
export const lastOrders = ['month', 'quarter', 'year', 'lapsed'] as const;

export const MAX_SEARCH_LENGTH = 100;

export type CustomerFilters = {
  country: string | null;
  orders: (typeof orderCounts)[number] | null;
  lastOrder: (typeof lastOrders)[number] | null;
  /** Name, e-mail address or telephone number. */
  text: string | null;
};

export type CustomerFilterName = keyof CustomerFilters;
export const customerFilterNames: readonly CustomerFilterName[] = ['country', 'orders', 'lastOrder', 'text'];

/** What is not understood is left out. */
export function readCustomerFilters(search: URLSearchParams): CustomerFilters {
  const country = search.get('country');
  return {
    country: country !== null && /^[A-Z]{2}$/.test(country) ? country : null,
    orders: orderCounts.find((count) => count === search.get('orders')) ?? null,
    lastOrder: lastOrders.find((period) => period === search.get('lastOrder')) ?? null,
    text: search.get('text')?.trim().slice(0, MAX_SEARCH_LENGTH) || null,
  };
}

/** Writes it as parameters of an address; those that are not set are left out there. */
export function writeCustomerFilters(filters: CustomerFilters): Record<string, string | undefined> {
  return Object.fromEntries(customerFilterNames.map((name) => [name, filters[name] ?? undefined]));
}
