// What a code takes off, and what the goods have to come to.
import type { ReactNode } from 'react';
import { useApp } from '../../app-instance.tsx';
import { currencyEntries } from '../../currencies.ts';
import type { Currency } from '../../money.ts';
import type { DiscountsChoicesQuery } from '../../office-operations.generated.ts';
import { classNames } from '../../ui/class-names.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { type DiscountReward, discountKinds } from '../discount-code.ts';
import styles from './discount-editor.module.css';
import type { DiscountForm, DiscountProblem } from './discount-form-state.ts';

export type DiscountPart = {
  form: DiscountForm;
  problems: readonly DiscountProblem[];
  choices: DiscountsChoicesQuery['discountChoices'];
  onChange(change: Partial<DiscountForm>): void;
};

/** `code`: the field beside which it is chosen. */
export function DiscountRewardFields({ code, ...part }: DiscountPart & { code: ReactNode }) {
  const { t } = useApp();
  const { form, problems, onChange } = part;
  return (
    <>
      <div className={classNames(layout.fields, styles.fields)}>
        {code}
        <SelectField
          label={t('discounts.kind')}
          value={form.kind}
          onChange={({ target }) => onChange({ kind: target.value as DiscountReward['kind'] })}
        >
          {discountKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`discounts.kind_${kind}`)}
            </option>
          ))}
        </SelectField>
        {form.kind === 'percentage' ? (
          <TextField
            label={t('discounts.percent')}
            inputMode="decimal"
            autoComplete="off"
            error={problems.includes('percent') ? t('discounts.badPercent') : null}
            value={form.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
        ) : null}
      </div>
      {form.kind === 'amount' ? <AmountFields name="amounts" {...part} /> : null}
      <AmountFields name="minimums" {...part} />
    </>
  );
}

/** One for each currency that the shop sells in, or that is set. */
function AmountFields({ name, form, problems, choices, onChange }: DiscountPart & { name: 'amounts' | 'minimums' }) {
  const { t } = useApp();
  const amounts = form[name];
  const currencies = new Set([...choices.currencies, ...currencyEntries(amounts).map(([currency]) => currency)]);
  const errorOf = (currency: Currency) => {
    if (problems.includes(`${name}.${currency}`)) {
      return t(name === 'minimums' ? 'discounts.badMinimum' : 'discounts.badAmount');
    }
    return problems.includes(name) ? t('discounts.noAmount') : null;
  };
  return (
    <div className={classNames(layout.fields, styles.fields)}>
      {[...currencies].map((currency) => (
        <AmountField
          key={currency}
          label={t(`discounts.${name}`, { currency })}
          currency={currency}
          error={errorOf(currency)}
          value={amounts[currency] ?? ''}
          onText={(text) => onChange({ [name]: { ...amounts, [currency]: text } })}
        />
      ))}
    </div>
  );
}
