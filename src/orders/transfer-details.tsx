// What to fill in at one's bank.
import { useApp, useFormatMoney } from '../app-instance.tsx';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { formatIban } from '../payments/format-iban.ts';
import styles from './order-contents.module.css';
import { Sum } from './order-contents.tsx';

export function TransferDetails({ order: { number, totals, transfer } }: { order: OrderFieldsFragment }) {
  const { t } = useApp();
  const format = useFormatMoney();
  if (!transfer) return null;
  return (
    <dl className={styles.sums}>
      <Sum label={t('order.transferTo')} amount={transfer.holder} />
      <Sum label="IBAN" amount={formatIban(transfer.iban)} />
      <Sum label="BIC" amount={transfer.bic} />
      <Sum label={t('order.transferBank')} amount={transfer.bank} />
      <Sum label={t('order.transferReference')} amount={String(number)} />
      <Sum kind="total" label={t('order.total')} amount={format(totals.total)} />
    </dl>
  );
}
