// What was given in a section, in short: all that is left of it when it is done.
import { useApp } from '../app-instance.tsx';
import { countryName } from '../i18n/country-name.ts';
import type { CheckoutDraftInput, PickupPointFieldsFragment } from '../operations.generated.ts';
import { methodName } from '../shipping/method-name.ts';
import { PlacedText } from './address/placed-text.tsx';
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
      return joined([draft.email, draft.phone], ' · ');
    case 'address': {
      const { fullName, isCompany, companyName, line1, line2, country } = draft;
      const name = joined([fullName, isCompany && companyName], ', ');
      return (
        <>
          {name}, {line1 ? <PlacedText street={[line1, line2]} place={draft} /> : null}
          {line1 ? ', ' : null}
          {countryName(locale, country)}
        </>
      );
    }
    case 'delivery': {
      const option = checkout.shippingOptions.find(({ method }) => method === draft.shippingMethod);
      if (!option) return '';
      return joined([methodName(t, option), point?.name, option.arrival], ' · ');
    }
  }
}

function joined(parts: (string | false | null | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
