// The address at which the movements that filters match are had as a file.
import { officePath } from '../../office-addresses.ts';

export const movementsCsvPath = `${officePath}/stock/movements.csv`;

/** `query`: the filters, as in the address of the list. */
export function movementsCsvUrl(query: string): string {
  return query ? `${movementsCsvPath}?${query}` : movementsCsvPath;
}
