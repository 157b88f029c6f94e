import { useApp, useFormatMoney } from '../app-instance.tsx';
import { urlOf } from '../routes.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import styles from './buy-form.module.css';
import type { Variant } from './choose-variant.ts';

type BuyBarProps = { formId: string; variant: Variant; isBusy: boolean; isAdded: boolean };

/** On phones: the buy button in the middle of the bar at the foot, always under the thumb. */
export function BuyBar({ formId, variant, isBusy, isAdded }: BuyBarProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const isSoldOut = variant.availability === 'SOLD_OUT';
  return (
    <div className={styles.bar}>
      {isAdded ? (
        <LinkButton kind="primary" isWide to={urlOf('cart', { locale })}>
          {t('product.toCart')}
        </LinkButton>
      ) : (
        <Button kind="primary" type="submit" form={formId} isWide isBusy={isBusy} disabled={isSoldOut}>
          {isSoldOut ? t('product.soldOut') : t('product.addToCart')}
          {isSoldOut ? null : <span className={styles.barPrice}>{format(variant.price)}</span>}
        </Button>
      )}
    </div>
  );
}
