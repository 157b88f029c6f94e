import { useT } from '../../app-instance.tsx';
import type { Currency } from '../../money.ts';
import styles from './draft-editor.module.css';
import type { DiscountForm } from './draft-form-state.ts';

type DiscountFieldsProps = {
  label: string;
  /** Where the label alone does not say of what. */
  fieldLabel: string;
  currency: Currency;
  discount: DiscountForm;
  isWrong: true | undefined;
  onChange(discount: DiscountForm): void;
};

export function DiscountFields({ label, fieldLabel, currency, discount, isWrong, onChange }: DiscountFieldsProps) {
  const t = useT();
  return (
    <div className={styles.small}>
      <span aria-hidden="true">{label}</span>
      <span className={styles.pair}>
        <input
          className={styles.amount}
          inputMode="decimal"
          aria-label={fieldLabel}
          aria-invalid={isWrong}
          value={discount.text}
          onChange={({ target }) => onChange({ ...discount, text: target.value })}
        />
        <select
          className={styles.unit}
          aria-label={t('drafts.discountKind', { discount: fieldLabel })}
          value={discount.kind}
          onChange={({ target }) => onChange({ ...discount, kind: target.value as DiscountForm['kind'] })}
        >
          <option value="percent">%</option>
          <option value="amount">{currency}</option>
        </select>
      </span>
    </div>
  );
}
