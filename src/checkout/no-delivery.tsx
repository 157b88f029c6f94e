// Why nothing is delivered to the address: said as soon as the server knows where it is, long before the button is pressed.
import type { ComponentType } from 'react';
import { useApp } from '../app-instance.tsx';
import { bindLateTexts } from '../i18n/late-texts.ts';
import { textsOf } from '../i18n/load-texts.ts';
import { Notice } from '../ui/notice.tsx';
import type { Checkout } from './use-checkout-choice.ts';

const loadNoDeliveryTexts = textsOf((locale) => import(`../i18n/messages/${locale}/late-part.ts`));

type NoDeliveryProps = { why: Checkout['noDelivery']; country: string; postalCode: string };

/** Binds the part with words that the first view does without. */
export async function bindNoDelivery(): Promise<ComponentType<NoDeliveryProps>> {
  const textsIn = await bindLateTexts(loadNoDeliveryTexts);
  return ({ why, ...place }) => {
    const { locale } = useApp();
    if (!why) return null;
    const text = textsIn(locale)(`noDelivery.${why}`, place);
    return (
      // Another place is another message: an element that is replaced, and read out again.
      <Notice key={text} kind="info">
        {text}
      </Notice>
    );
  };
}
