import { type ComponentType, useEffect } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const refusals = [
  'FAILED',
  'NOT_FOUND',
  'OUT_OF_STOCK',
  'QUANTITY_LIMITED',
  'TEXT_MISSING',
  'TEXT_TOO_LONG',
  'TEXT_CHARACTERS',
  'TEXT_NOT_ASKED_FOR',
] as const;

export type BuyRefusal = (typeof refusals)[number];

export const LINE_TEXT_ID = 'line-text';

/** What is said of gift cards alone. */
const CardOutcome = latePart(async () => (await import('../gift-card/gift-card-fields.tsx')).bindCardOutcome());

const loadOutcomeTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/product-details.ts`));

export function isBuyRefusal(code: string): code is BuyRefusal {
  return refusals.some((refusal) => refusal === code);
}

type OutcomeProps = {
  /** May come from the address: it is believed only when it is known. */
  refusal: string;
};

/** Why less went into the cart than was asked for. That all of it did is told by the cart itself. */
export async function bindBuyOutcome(): Promise<ComponentType<OutcomeProps>> {
  const textsIn = await bindLateTexts(loadOutcomeTexts);
  if (typeof document === 'undefined') await CardOutcome.load();
  return ({ refusal }) => {
    const { locale, t } = useApp();
    const isInCart = refusal === 'QUANTITY_LIMITED';
    useEffect(() => {
      if (refusal.startsWith('TEXT_')) document.getElementById(LINE_TEXT_ID)?.focus();
    }, [refusal]);
    if (!isBuyRefusal(refusal)) return <CardOutcome refusal={refusal} />;
    return (
      <Notice isInLiveRegion kind={isInCart ? 'info' : 'error'}>
        {textsIn(locale)(`product.refused${refusal}`)}{' '}
        {isInCart ? <PageLink to={urlOf('cart', { locale })}>{t('product.toCart')}</PageLink> : null}
      </Notice>
    );
  };
}
