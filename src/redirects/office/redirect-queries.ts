import { officeUrlOf } from '../../office-addresses.ts';
import type { RedirectsShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';

export type ShownRedirect = NonNullable<RedirectsShowQuery['redirect']>;

export const NEW_REDIRECT = 'new';

/** `id`: of the address; a new redirect has none, and finds nothing. */
export function redirectQuery(id: string | undefined) {
  return operationQuery('RedirectsShow', { id: id ?? '' });
}

export function redirectHref(id: string): string {
  return officeUrlOf('redirect', undefined, { id });
}
