// What was given in a section, in short: all that is left of it when it is done.
import { useApp } from '../app-instance.tsx';
import { languageOf } from '../i18n/locales.ts';
import type { CheckoutDraftInput, PickupPointFieldsFragment } from '../operations.generated.ts';
import { formatArrival } from '../shipping/format-arrival.ts';
import { methodName } from '../shipping/method-name.ts';
import { countryName } from './address/country-name.ts';
import { PostalCode } from './address/postal-code.tsx';
import type { FoldingSection } from './checkout-sections.ts';
import type { Checkout } from './use-checkout-choice.ts';

type SectionLineProps = {
  section: FoldingSection;
  draft: CheckoutDraftInput;
  checkout: Checkout;
  point: PickupPointFieldsFragment | null;
};

export function SectionLine({ section, draft, checkout, point }: SectionLineProps) {
  const { locale, t } = useApp();
  switch (section) {
    case 'contact':
      return `${draft.email} · ${draft.phone}`;
    case 'address': {
      const { fullName, line1, line2, postalCode, city, country } = draft;
      return (
        <>
          {joined([fullName, draft.isCompany && draft.companyName, line1, line2], ', ')},{' '}
          <PostalCode code={postalCode} /> {city}, {countryName(locale, country)}
        </>
      );
    }
    case 'delivery': {
      const option = checkout.shippingOptions.find(({ method }) => method === draft.shippingMethod);
      if (!option) return '';
      const dates = formatArrival(option.earliestArrival, option.latestArrival, languageOf(locale).languageTag);
      return joined([methodName(t, option), point?.name, dates], ' · ');
    }
  }
}

function joined(parts: (string | false | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
