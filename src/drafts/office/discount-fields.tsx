import { useT } from '../../app-instance.tsx';
import type { Currency } from '../../money.ts';
import { classNames } from '../../ui/class-names.ts';
import { AmountProblem } from '../../ui/fields/amount-problem.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { isPricedIn } from '../draft-content.ts';
import styles from './draft-editor.module.css';
import { type DiscountForm, isNoAmount } from './draft-form-state.ts';

type DiscountFieldsProps = {
  label: string;
  /** The label of the field, where its own does not say of what it is. */
  fieldLabel: string;
  currency: Currency;
  discount: DiscountForm;
  isWrong: true | undefined;
  /** The id of what says what is wrong. */
  describedBy: string;
  onLeave(): void;
  onChange(discount: DiscountForm): void;
};

export function DiscountFields({
  label,
  fieldLabel,
  currency,
  discount,
  isWrong,
  describedBy,
  onLeave,
  onChange,
}: DiscountFieldsProps) {
  const t = useT();
  const isOther = !isPricedIn(discount, currency) && !isNoAmount(discount);
  const shown = isOther ? discount.currency : currency;
  return (
    <div className={classNames(layout.aside, styles.small)}>
      <span aria-hidden="true">{label}</span>
      <span className={styles.pair}>
        <input
          id={fieldIdOf(describedBy)}
          className={classNames(controls.control, styles.amount)}
          inputMode="decimal"
          aria-label={fieldLabel}
          aria-invalid={isWrong ?? (isOther || undefined)}
          aria-describedby={describedBy}
          value={discount.text}
          onBlur={onLeave}
          onChange={({ target }) => onChange({ ...discount, text: target.value, currency })}
        />
        <select
          className={classNames(controls.control, styles.unit)}
          aria-label={t('drafts.discountKind', { discount: fieldLabel })}
          value={discount.kind}
          onChange={({ target }) => onChange({ ...discount, kind: target.value as DiscountForm['kind'], currency })}
        >
          <option value="percent">%</option>
          <option value="amount">{shown}</option>
        </select>
      </span>
    </div>
  );
}

function fieldIdOf(describedBy: string): string {
  return `${describedBy}-field`;
}

/** What is wrong with a reduction, for the element that describes its field. */
export function DiscountProblem(
  props: Pick<DiscountFieldsProps, 'describedBy' | 'currency' | 'discount' | 'onChange'>,
) {
  const { describedBy, currency, discount, onChange } = props;
  const t = useT();
  const error = t(`drafts.bad_${discount.kind}`);
  if (discount.kind === 'percent') return error;
  return (
    <AmountProblem
      fieldId={fieldIdOf(describedBy)}
      currency={discount.currency ?? currency}
      text={discount.text}
      error={error}
      onChoose={(text) => onChange({ ...discount, text })}
    />
  );
}
