// The sections of the checkout that become one line when they are done.
import type { Translate } from '../i18n/translate.ts';
import type { CheckoutDraftInput, PickupPointFieldsFragment } from '../operations.generated.ts';
import { formatArrival } from '../shipping/format-arrival.ts';
import { methodName } from '../shipping/method-name.ts';
import { countryName } from './address/country-name.ts';
import { wholePostcode } from './address/whole-postcode.ts';
import type { CheckoutField } from './checkout-fields.ts';
import type { Checkout } from './use-checkout-choice.ts';

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

type Shown = {
  draft: CheckoutDraftInput;
  checkout: Checkout;
  point: PickupPointFieldsFragment | null;
  t: Translate;
  languageTag: string;
};

/** What was given, in short. */
export function sectionLine(section: FoldingSection, { draft, checkout, point, t, languageTag }: Shown): string {
  switch (section) {
    case 'contact':
      return joined([draft.email, draft.phone], ' · ');
    case 'address': {
      const company = draft.isCompany ? draft.companyName : '';
      const town = joined([wholePostcode(draft.postalCode), draft.city], ' ');
      return joined([draft.fullName, company, draft.line1, draft.line2, town, countryName(t, draft.country)], ', ');
    }
    case 'delivery': {
      const option = checkout.shippingOptions.find(({ method }) => method === draft.shippingMethod);
      if (!option) return '';
      const dates = formatArrival(option.earliestArrival, option.latestArrival, languageTag);
      return joined([methodName(t, option), point?.name ?? '', dates], ' · ');
    }
  }
}

function joined(parts: string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
