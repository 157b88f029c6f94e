// The sections of the checkout that become one line when they are done.
import type { CheckoutField } from './checkout-fields.ts';

/** In the order of the page. */
export const foldingSections = ['contact', 'address', 'delivery'] as const;
export type FoldingSection = (typeof foldingSections)[number];

/** Null for what stands in a section that does not fold. */
export function sectionOf(name: CheckoutField): FoldingSection | null {
  switch (name) {
    case 'email':
    case 'phone':
      return 'contact';
    case 'shippingMethod':
    case 'pickupSearch':
    case 'pickupPoint':
      return 'delivery';
    case 'note':
      return null;
    default:
      return 'address';
  }
}
