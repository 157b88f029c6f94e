import { officeUrlOf } from '../../office-addresses.ts';

/** What the order's page opens with. */
export type OrderDialogName = 'send' | 'refund' | 'edit';

export function orderHref(number: number, dialog?: OrderDialogName): string {
  return officeUrlOf('managedOrder', dialog && { do: dialog }, { number: String(number) });
}
