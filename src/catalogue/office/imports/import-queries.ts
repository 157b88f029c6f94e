import { placeInList } from '../../../lists/office/place-in-list.ts';
import { officeUrlOf } from '../../../office-addresses.ts';
import type { ImportsShowQuery } from '../../../office-operations.generated.ts';
import { operationQuery } from '../../../query-client.ts';
import type { ImportOutcome } from '../../import-states.ts';

export type ShownImport = NonNullable<ImportsShowQuery['import']>;

/** The list that an address asks for. */
export function importListQuery(search: URLSearchParams) {
  return operationQuery('ImportsList', placeInList(search));
}

/** `id`: of the address; what is no number finds nothing. */
export function importQuery(id: string | undefined) {
  return operationQuery('ImportsShow', { id: /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0 });
}

/** A page of something that was found in a file. */
export type Place = { before?: string | null; after?: string | null };

export function importMessagesQuery(id: number, code: string | null, place: Place) {
  return operationQuery('ImportsMessages', { id, code, ...place });
}

export function importedProductsQuery(id: number, outcome: ImportOutcome, place: Place) {
  return operationQuery('ImportsProducts', { id, outcome, ...place });
}

export function importHref(id: number): string {
  return officeUrlOf('productImport', {}, { id: String(id) });
}
