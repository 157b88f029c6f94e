// The address that labels are printed from: one PDF, of one label or of any number of orders.
import { officePath } from '../../office-addresses.ts';

export const labelsPath = `${officePath}/labels.pdf`;

export function labelsUrl(of: { orders: readonly number[] } | { label: string }): string {
  return `${labelsPath}?${'label' in of ? `label=${of.label}` : `orders=${of.orders.join(',')}`}`;
}
