import { useApp } from '../app-instance.tsx';
import { urlOf } from '../routes.ts';
import { Notice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Outcome } from './buy-form.tsx';

const texts = {
  ADDED: 'product.added',
  FAILED: 'product.failed',
  NOT_FOUND: 'product.refusedNOT_FOUND',
  OUT_OF_STOCK: 'product.refusedOUT_OF_STOCK',
  QUANTITY_LIMITED: 'product.refusedQUANTITY_LIMITED',
} as const;

export function BuyOutcome({ outcome }: { outcome: Outcome }) {
  const { locale, t } = useApp();
  const isInCart = outcome === 'ADDED' || outcome === 'QUANTITY_LIMITED';
  return (
    <Notice isInLiveRegion kind={outcome === 'ADDED' ? 'success' : outcome === 'QUANTITY_LIMITED' ? 'info' : 'error'}>
      {t(texts[outcome])} {isInCart ? <PageLink to={urlOf('cart', { locale })}>{t('product.toCart')}</PageLink> : null}
    </Notice>
  );
}
