import { useApp } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import { StateMark } from '../../ui/office/state-mark.tsx';
import type { ProductState } from '../product-states.ts';
import { productTones } from './product-tones.ts';

/** `publishAt`: when a draft goes on sale by itself, as an ISO date. */
export function ProductMark({ state, publishAt }: { state: ProductState; publishAt?: string | null | undefined }) {
  const { locale, shop, t } = useApp();
  if (publishAt && state === 'draft') {
    const at = formatMoment(publishAt, locale, shop.timeZone, shortDay);
    return <StateMark tone="wait">{t('products.publishedAt', { at })}</StateMark>;
  }
  return <StateMark tone={productTones[state]}>{t(`products.state_${state}`)}</StateMark>;
}
