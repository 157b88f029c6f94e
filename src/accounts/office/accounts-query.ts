import type { AccountsMonthQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type AccountsMonth = AccountsMonthQuery['accountsMonth'];

/** The month that an address asks for; without one the server chooses the last that is over. */
export function accountsMonthQuery(search: URLSearchParams) {
  return operationQuery('AccountsMonth', { month: search.get('month') });
}
