import { useFormatMoney, useT } from '../../app-instance.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './buy-form.module.css';
import type { Variant } from './choose-variant.ts';

type BuyBarProps = { formId: string; variant: Variant; isBusy: boolean };

/** Shows on phones the buy button in the middle of the bar at the foot, always under the thumb. */
export function BuyBar({ formId, variant, isBusy }: BuyBarProps) {
  const t = useT();
  const format = useFormatMoney();
  const isSoldOut = variant.availability === 'SOLD_OUT';
  return (
    <div className={styles.bar}>
      <Button kind="primary" type="submit" form={formId} isWide isBusy={isBusy} disabled={isSoldOut}>
        {isSoldOut ? t('product.soldOut') : t('product.addToCart')}
        {isSoldOut ? null : <span className={styles.barPrice}>{format(variant.price)}</span>}
      </Button>
    </div>
  );
}
