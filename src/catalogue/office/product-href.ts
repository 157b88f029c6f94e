import { officeUrlOf } from '../../office-addresses.ts';

/** The address at which a product is edited. */
export function productHref(id: string): string {
  return officeUrlOf('productEditor', undefined, { id });
}
