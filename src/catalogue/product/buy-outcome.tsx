import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

const texts = {
  FAILED: 'product.failed',
  NOT_FOUND: 'product.refusedNOT_FOUND',
  OUT_OF_STOCK: 'product.refusedOUT_OF_STOCK',
  QUANTITY_LIMITED: 'product.refusedQUANTITY_LIMITED',
} as const;

export type BuyRefusal = keyof typeof texts;

export function isBuyRefusal(code: string | null): code is BuyRefusal {
  return code !== null && Object.hasOwn(texts, code);
}

/** Why less went into the cart than was asked for. That all of it did is told by the cart itself. */
export function BuyOutcome({ refusal }: { refusal: BuyRefusal }) {
  const { locale, t } = useApp();
  const isInCart = refusal === 'QUANTITY_LIMITED';
  return (
    <Notice isInLiveRegion kind={isInCart ? 'info' : 'error'}>
      {t(texts[refusal])} {isInCart ? <PageLink to={urlOf('cart', { locale })}>{t('product.toCart')}</PageLink> : null}
    </Notice>
  );
}
