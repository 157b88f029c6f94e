// The sections of the checkout that become one line when they are done.
import type { CheckoutField } from './checkout-fields.ts';

/** They stand in the order of the page. */
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

/** Those that stand before it; before what does not fold, the payment, all. */
export function sectionsAbove(name: string): readonly FoldingSection[] {
  const index = (foldingSections as readonly string[]).indexOf(name);
  return foldingSections.slice(0, index < 0 ? undefined : index);
}

export function holdsAny(section: FoldingSection, fields: readonly { name: CheckoutField }[]): boolean {
  return fields.some(({ name }) => sectionOf(name) === section);
}

/**
 * Nothing is missing in it, and it asks for nothing else: delivery that could not be worked out is to be tried again, and that there
 * is none is to be seen.
 */
export function mayFold(
  section: FoldingSection,
  missing: readonly { name: CheckoutField }[],
  isDeliveryOpen: boolean,
): boolean {
  return !(section === 'delivery' && isDeliveryOpen) && !holdsAny(section, missing);
}
