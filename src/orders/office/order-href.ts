import { officeUrlOf } from '../../office-addresses.ts';

/** `dialog`: what the order's page opens with. */
export function orderHref(number: number, dialog?: string): string {
  return officeUrlOf('managedOrder', dialog ? { do: dialog } : undefined, { number: String(number) });
}
