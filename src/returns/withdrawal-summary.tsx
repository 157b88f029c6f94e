// The notice as it was typed; what was left empty is left out.
import { useApp } from '../app-instance.tsx';
import table from '../ui/fields/facts.module.css';
import styles from './withdrawal.module.css';
import { receiptEmail } from './withdrawal-fields.ts';
import type { ShownWithdrawal } from './withdrawal-queries.ts';

export function WithdrawalSummary({ withdrawal }: { withdrawal: Pick<ShownWithdrawal, 'fields' | 'withdrawn'> }) {
  const { t } = useApp();
  const { fields, withdrawn } = withdrawal;
  const facts = [
    [t('withdrawal.name'), fields.name],
    [t('withdrawal.orderNumber'), fields.orderNumber],
    [t('withdrawal.orderEmail'), fields.orderEmail],
    [t('withdrawal.contractShort'), fields.contract],
    [t('withdrawal.reason'), fields.reason],
    [t('withdrawal.emailShort'), receiptEmail(fields)],
  ].filter(([, text]) => text?.trim());
  return (
    <section aria-labelledby="withdrawal-notice">
      <h2 className={table.title} id="withdrawal-notice">
        {t('withdrawal.notice')}
      </h2>
      {withdrawn.length > 0 ? (
        <ul className={styles.withdrawn}>
          {withdrawn.map(({ title, variantTitle, quantity }) => (
            <li key={`${title} ${variantTitle}`}>
              {quantity} × {variantTitle ? `${title}, ${variantTitle}` : title}
            </li>
          ))}
        </ul>
      ) : null}
      <dl className={table.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
