import { officeUrlOf } from '../../office-addresses.ts';

/** Where a product is edited. */
export function productHref(id: string): string {
  return officeUrlOf('productEditor', undefined, { id });
}
