// The price of delivery that is proposed to an order by hand: it follows the place as long as nobody has typed another.
import { useEffect, useRef } from 'react';
import { currencyOrEuro } from '../../../currencies.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { writeAmount } from '../../../numbers/write-number.ts';
import type { DraftsChoicesQuery } from '../../../office-operations.generated.ts';
import type { DraftForm } from '../draft-form-state.ts';

type Choices = DraftsChoicesQuery['draftChoices'];

/** What the settings ask for the way that is chosen; `way`: with the currency of the market. */
export type DeliveryProposal = { way: string; text: string };

/** Null where the goods are collected, or nothing is known of the way. */
export function deliveryProposal(
  { shippingMethod, locale: market }: Pick<DraftForm, 'shippingMethod' | 'locale'>,
  { deliveries, markets }: Pick<Choices, 'deliveries' | 'markets'>,
  locale: Locale,
): DeliveryProposal | null {
  const minor = deliveries.find(({ id }) => id === shippingMethod)?.priceMinor;
  const currency = currencyOrEuro(markets.find((each) => each.locale === market)?.currency);
  if (minor === undefined) return null;
  return { way: `${shippingMethod} ${currency}`, text: writeAmount(minor, currency, locale) };
}

/** What is written instead of what was proposed before. */
export function followedShipping(
  shipping: string,
  before: DeliveryProposal | null,
  now: DeliveryProposal | null,
): string {
  return now && now.way === before?.way && shipping === before.text ? now.text : shipping;
}

/** `choices`: undefined until the server has answered for the draft's place. */
export function useFollowedDelivery(
  form: DraftForm,
  choices: Choices | undefined,
  { locale, change }: { locale: Locale; change(to: Pick<DraftForm, 'shipping'>): void },
): void {
  const proposed = useRef<DeliveryProposal | null>(null);
  useEffect(() => {
    if (!choices) return;
    const before = proposed.current;
    proposed.current = deliveryProposal(form, choices, locale);
    const shipping = followedShipping(form.shipping, before, proposed.current);
    if (shipping !== form.shipping) change({ shipping });
  }, [form, choices, locale, change]);
}
