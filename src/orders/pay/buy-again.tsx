// The form of a cancelled or expired order. A plain form, so that it needs no scripts.
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { OrderFieldsFragment } from '../../operations.generated.ts';
import { Button } from '../../ui/button.tsx';
import styles from './buy-again.module.css';
import { buyAgainPath } from './buy-again-path.ts';

export function BuyAgain({ order: { token } }: { order: Pick<OrderFieldsFragment, 'token'> }) {
  const { locale, t } = useApp();
  return (
    <form className={styles.form} method="post" action={buyAgainPath(urlOf('order', { locale, token }))}>
      <p className={styles.text}>{t('order.buyAgainText')}</p>
      <Button kind="primary" type="submit">
        {t('order.buyAgain')}
      </Button>
    </form>
  );
}
