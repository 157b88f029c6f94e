import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const refusals = ['FAILED', 'NOT_FOUND', 'OUT_OF_STOCK', 'QUANTITY_LIMITED'] as const;

export type BuyRefusal = (typeof refusals)[number];

export function isBuyRefusal(code: string | null): code is BuyRefusal {
  return refusals.some((refusal) => refusal === code);
}

/** Why less went into the cart than was asked for. That all of it did is told by the cart itself. */
export function BuyOutcome({ refusal }: { refusal: BuyRefusal }) {
  const { locale, t } = useApp();
  const isInCart = refusal === 'QUANTITY_LIMITED';
  return (
    <Notice isInLiveRegion kind={isInCart ? 'info' : 'error'}>
      {t(`product.refused${refusal}`)}{' '}
      {isInCart ? <PageLink to={urlOf('cart', { locale })}>{t('product.toCart')}</PageLink> : null}
    </Notice>
  );
}
