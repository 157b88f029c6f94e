import { type OrderFilters, orderFilterNames, readOrderFilters } from '#src/orders/office/order-filters.ts';
import { auditedFields } from '../../schema/audited-fields.ts';
import type { OrderFiltersInput } from '../../schema/office-resolver-types.generated.ts';

/** What is not understood is left out, as on the page of the list. */
export function filtersOfInput(given: OrderFiltersInput): OrderFilters {
  const parameters = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return readOrderFilters(new URLSearchParams(parameters));
}

/** Who was searched for does not get into the log. */
export function auditedFilters(filters: OrderFilters): Record<string, unknown> {
  return auditedFields(
    filters,
    orderFilterNames.filter((name) => name !== 'text'),
  );
}
