import { officeUrlOf } from '../../office-addresses.ts';

export function discountHref(id: string): string {
  return officeUrlOf('discountCode', undefined, { id });
}
