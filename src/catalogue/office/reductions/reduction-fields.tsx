// What is reduced, to what, and from when until when.
import { useApp } from '../../../app-instance.tsx';
import type { Currency } from '../../../currencies.ts';
import type { ReductionsChoicesQuery } from '../../../office-operations.generated.ts';
import { type Rounding, roundings } from '../../../shop/markets.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { MomentFields } from '../../../ui/office/moments/moment-fields.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { type ReducedGoodsKind, reducedGoodsKinds } from '../../reductions/reduction-kinds.ts';
import type { ReductionField, ReductionForm } from './reduction-form.ts';

export type ReductionPart = {
  form: ReductionForm;
  /** What is wrong with a field, in words. */
  errorOf(field: ReductionField): string | null;
  choices: ReductionsChoicesQuery['reductionChoices'];
  onChange(change: Partial<ReductionForm>): void;
};

export function GoodsFields({ form, errorOf, choices, onChange }: ReductionPart) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('reductions.what')}</h2>
      <div className={layout.fields}>
        <SelectField
          label={t('reductions.goods')}
          value={form.goods}
          onChange={({ target }) => onChange({ goods: target.value as ReducedGoodsKind })}
        >
          {reducedGoodsKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`reductions.goods_${kind}`)}
            </option>
          ))}
        </SelectField>
        {form.goods === 'collection' ? (
          <SelectField
            label={t('reductions.collection')}
            error={errorOf('collection')}
            value={form.collection}
            onChange={({ target }) => onChange({ collection: target.value })}
          >
            {choices.collections.map(({ handle, title }) => (
              <option key={handle} value={handle}>
                {title}
              </option>
            ))}
          </SelectField>
        ) : null}
        {form.goods === 'tag' ? (
          <TextField
            label={t('reductions.tag')}
            error={errorOf('tag')}
            value={form.tag}
            onChange={({ target }) => onChange({ tag: target.value })}
          />
        ) : null}
        {form.goods === 'skus' ? (
          <TextAreaField
            label={t('reductions.skus')}
            hint={t('reductions.skusHint')}
            error={errorOf('skus')}
            value={form.skus}
            rows={3}
            onChange={({ target }) => onChange({ skus: target.value })}
          />
        ) : null}
      </div>
    </section>
  );
}

export function AmountFields({ form, errorOf, choices, onChange }: ReductionPart) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('reductions.to')}</h2>
      <div className={layout.fields}>
        <SelectField
          label={t('reductions.by')}
          value={form.by}
          onChange={({ target }) => onChange({ by: target.value as ReductionForm['by'] })}
        >
          <option value="percent">{t('reductions.by_percent')}</option>
          <option value="amount">{t('reductions.by_amount')}</option>
        </SelectField>
        {form.by === 'percent' ? (
          <TextField
            label={t('reductions.percent')}
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('percent')}
            value={form.percent}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
        ) : (
          <AmountField
            label={t('reductions.amount')}
            currency={form.currency}
            error={errorOf('amount')}
            value={form.amount}
            onText={(amount) => onChange({ amount })}
          />
        )}
        <SelectField
          label={t('reductions.currency')}
          hint={t('reductions.currencyHint')}
          value={form.currency}
          onChange={({ target }) => onChange({ currency: target.value as Currency })}
        >
          {choices.currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        {form.by === 'percent' ? (
          <SelectField
            label={t('reductions.rounding')}
            value={form.rounding}
            onChange={({ target }) => onChange({ rounding: target.value as Rounding })}
          >
            {roundings.map((rounding) => (
              <option key={rounding} value={rounding}>
                {rounding.startsWith('.') ? `… ${rounding}` : t(`reductions.rounding_${rounding as 'whole' | 'exact'}`)}
              </option>
            ))}
          </SelectField>
        ) : null}
      </div>
    </section>
  );
}

export function PeriodFields(part: ReductionPart) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('reductions.when')}</h2>
      <div className={layout.fields}>
        <Bound name="from" {...part} />
        <Bound name="until" {...part} />
        <TextField
          label={t('reductions.name')}
          hint={t('reductions.nameHint')}
          maxLength={100}
          value={part.form.title}
          onChange={({ target }) => part.onChange({ title: target.value })}
        />
      </div>
    </section>
  );
}

function Bound({ name, form, errorOf, onChange }: ReductionPart & { name: 'from' | 'until' }) {
  const { t } = useApp();
  const bound = form[name];
  return (
    <div className={layout.fields}>
      <MomentFields
        {...bound}
        dayTexts={{ label: t(`reductions.${name}`), hint: t(`reductions.${name}Hint`), error: errorOf(name) }}
        timeLabel={t('reductions.time')}
        onChange={(to) => onChange({ [name]: { ...bound, ...to } })}
      />
    </div>
  );
}
