// What a code takes off, and what the goods have to come to.
import { useApp } from '../../app-instance.tsx';
import type { Currency } from '../../money.ts';
import type { DiscountsChoicesQuery } from '../../office-operations.generated.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type DiscountReward, discountKinds } from '../discount-code.ts';
import type { DiscountForm, DiscountProblem } from './discount-form-state.ts';

export type DiscountPart = {
  form: DiscountForm;
  problems: readonly DiscountProblem[];
  choices: DiscountsChoicesQuery['discountChoices'];
  onChange(change: Partial<DiscountForm>): void;
};

export function DiscountRewardFields({ form, problems, choices, onChange }: DiscountPart) {
  const { t } = useApp();
  return (
    <>
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
      {form.kind === 'amount' ? <AmountFields name="amounts" {...{ form, problems, choices, onChange }} /> : null}
      <AmountFields name="minimums" {...{ form, problems, choices, onChange }} />
    </>
  );
}

/** One for each currency that the shop sells in, or that is set. */
function AmountFields({ name, form, problems, choices, onChange }: DiscountPart & { name: 'amounts' | 'minimums' }) {
  const { t } = useApp();
  const amounts = form[name];
  const currencies = new Set([...choices.currencies, ...(Object.keys(amounts) as Currency[])]);
  const errorOf = (currency: Currency) => {
    if (problems.includes(`${name}.${currency}`)) return t('discounts.badAmount');
    return problems.includes(name) ? t('discounts.noAmount') : null;
  };
  return [...currencies].map((currency) => (
    <TextField
      key={currency}
      label={t(`discounts.${name}`, { currency })}
      inputMode="decimal"
      autoComplete="off"
      error={errorOf(currency)}
      value={amounts[currency] ?? ''}
      onChange={({ target }) => onChange({ [name]: { ...amounts, [currency]: target.value } })}
    />
  ));
}
