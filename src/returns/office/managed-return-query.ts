// Apart from the list's query: a return's page needs nothing of lists.
import type { ReturnsManagedQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ManagedReturn = NonNullable<ReturnsManagedQuery['managedReturn']>;

export function managedReturnQuery(number: string | undefined) {
  return operationQuery('ReturnsManaged', { number: readNumber(number) ?? 0 });
}

function readNumber(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
