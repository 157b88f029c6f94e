// The fields for when a code is valid, and how often.
import { useApp } from '../../app-instance.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MomentFields } from '../../ui/office/moments/moment-fields.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './discount-editor.module.css';
import type { DiscountPart } from './discount-reward-fields.tsx';

/** `refusal`: why nothing was saved, which may be said of a day here. */
type LimitsProps = DiscountPart & { refusal: string | null };

export function DiscountLimits({ refusal, ...part }: LimitsProps) {
  const { t } = useApp();
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('discounts.validity')}</h2>
      <div className={classNames(layout.fields, styles.fields)}>
        <Moment name="from" refusal={refusal} {...part} />
        <Moment name="until" refusal={refusal} {...part} />
        <Limit name="maxUses" {...part} />
        <Limit name="maxUsesPerEmail" {...part} />
      </div>
    </section>
  );
}

function Moment({ name, refusal, form, problems, onChange }: LimitsProps & { name: 'from' | 'until' }) {
  const { t } = useApp();
  const bound = form[name];
  return (
    <div className={styles.moment}>
      <MomentFields
        {...bound}
        dayTexts={{
          label: t(`discounts.${name}`),
          error: problems.includes(name) ? (bound.day && refusal) || t('discounts.badMoment') : null,
        }}
        timeLabel={t(`discounts.${name}Time`)}
        onChange={(to) => onChange({ [name]: { ...bound, ...to } })}
      />
    </div>
  );
}

function Limit({ name, form, problems, onChange }: DiscountPart & { name: 'maxUses' | 'maxUsesPerEmail' }) {
  const { t } = useApp();
  return (
    <TextField
      label={t(`discounts.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      error={problems.includes(name) ? t('discounts.badLimit') : null}
      value={form[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    />
  );
}
