import { type OrderFilters, orderFilters } from '#src/orders/office/order-filters.ts';
import { auditedFields } from '../../schema/audited-fields.ts';

/** The filters without who was searched for, which does not get into the log. */
export function auditedFilters(filters: OrderFilters): Record<string, unknown> {
  return auditedFields(
    filters,
    orderFilters.names.filter((name) => name !== 'text'),
  );
}
