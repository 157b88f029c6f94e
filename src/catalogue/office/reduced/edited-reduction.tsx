// One reduction of a product: to what, from when until when, and that it ends. What runs says what it is.

import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { formatMoment, shortDay } from '../../../dates/format-moment.ts';
import { readPeriodBound } from '../../../dates/period-bound.ts';
import { money } from '../../../money.ts';
import { readAmount } from '../../../numbers/read-amount.ts';
import { numberIn } from '../../../numbers/read-number.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { MomentFields } from '../../../ui/office/moments/moment-fields.tsx';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import styles from '../editor/product-editor.module.css';
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { ReducedLine, TypedReduction } from './reductions-slice.ts';

type EditedReductionProps = {
  reduction: TypedReduction;
  variants: ShownProduct['variants'];
  mayEdit: boolean;
  isNew: boolean;
  /** `from`, `until`, or the key of a line. */
  problems: readonly string[];
  onChange(to: (reduction: TypedReduction) => TypedReduction): void;
  onLeave(field: string): void;
  onRemove(): void;
};

export function EditedReduction(props: EditedReductionProps) {
  const { reduction, mayEdit, isNew, onChange, onRemove } = props;
  const { t } = useApp();
  const { title, currency, isRunning, isEnded, otherProducts } = reduction;
  const set = (to: Partial<TypedReduction>) => onChange((now) => ({ ...now, ...to }));
  const state = isNew ? 'new' : isRunning ? 'running' : 'planned';
  return (
    <fieldset className={classNames(styles.reduction, layout.stack)} disabled={!mayEdit}>
      <legend>
        <StateMark tone={isRunning ? 'done' : 'wait'}>{t(`reductions.state_${state}`)}</StateMark> {title || currency}
      </legend>
      {isEnded ? (
        <p>{t(isRunning ? 'reductions.endsOnSave' : 'reductions.withdrawnOnSave')}</p>
      ) : (
        <>
          <Amounts {...props} />
          {isRunning ? <Since from={reduction.from} /> : <Moment name="from" {...props} />}
          <Moment name="until" {...props} />
        </>
      )}
      {otherProducts > 0 ? <p className={layout.aside}>{t('reductions.alsoOf', { count: otherProducts })}</p> : null}
      <div>
        <Button size="small" onClick={() => (isNew ? onRemove() : set({ isEnded: !isEnded }))}>
          {t(isEnded ? 'reductions.keep' : isRunning ? 'reductions.endNow' : 'reductions.withdraw')}
        </Button>
      </div>
    </fieldset>
  );
}

/** More would be a table of their own; the page of reductions changes those by percent. */
const MOST_FIELDS = 24;

function Amounts({ reduction, variants, problems, onChange, onLeave }: EditedReductionProps) {
  const { locale, t } = useApp();
  const format = useFormatMoney();
  const { lines, amounts, currency, isRunning } = reduction;
  const amountIn = ({ key }: ReducedLine) => numberIn(readAmount(amounts[key] ?? '', { locale, currency })) ?? 0;
  if (isRunning || lines.length > MOST_FIELDS) {
    const all = lines.map(amountIn);
    const [lowest, highest] = [Math.min(...all), Math.max(...all)].map((minor) => format(money(minor, currency)));
    return (
      <p>
        {lowest === highest
          ? t('reductions.pageSays', { price: lowest ?? '' })
          : t('reductions.pageSaysFrom', { lowest: lowest ?? '', highest: highest ?? '' })}
      </p>
    );
  }
  return lines.map((line) => {
    const isTooHigh = line.ordinaryMinor > 0 && amountIn(line) >= line.ordinaryMinor;
    const bad = problems.includes(line.key) ? t('reductions.bad_amount') : null;
    return (
      <AmountField
        key={line.key}
        label={`${t('reductions.amount')} (${currency})`}
        hint={hintOf(line, t('reductions.insteadOf', { price: format(money(line.ordinaryMinor, currency)) }), {
          variants,
          isOnly: lines.length === 1,
        })}
        currency={currency}
        error={isTooHigh ? t('reductions.bad_notBelow') : bad}
        value={amounts[line.key] ?? ''}
        onText={(text) => onChange((now) => ({ ...now, amounts: { ...now.amounts, [line.key]: text } }))}
        onBlur={() => onLeave(line.key)}
      />
    );
  });
}

const MOST_NAMED = 3;

/** Which variants it is of, where there are several prices. */
function hintOf(
  { rows }: ReducedLine,
  insteadOf: string,
  { variants, isOnly }: { variants: ShownProduct['variants']; isOnly: boolean },
): string {
  if (isOnly) return insteadOf;
  const ids = rows.slice(0, MOST_NAMED).map(({ variantId }) => variantId);
  const named = variants.flatMap(({ id, values }) => (ids.includes(id) ? values.join(' / ') : []));
  return `${named.join(', ')}${rows.length > MOST_NAMED ? ', …' : ''}: ${insteadOf}`;
}

function Since({ from }: { from: string }) {
  const { locale, shop, t } = useApp();
  const at = readPeriodBound(from, 'from', shop.timeZone);
  const since = at ? formatMoment(at, locale, shop.timeZone, shortDay) : from;
  return <p className={layout.aside}>{t('reductions.sinceDay', { from: since })}</p>;
}

/** A day, and a time of it; a whole day without. */
function Moment({ name, reduction, problems, onChange, onLeave }: EditedReductionProps & { name: 'from' | 'until' }) {
  const { t } = useApp();
  const [day = '', time = ''] = reduction[name].split('T');
  const set = (to: { day?: string; time?: string }) => {
    const next = { day, time, ...to };
    onChange((now) => ({ ...now, [name]: next.time === '' ? next.day : `${next.day}T${next.time}` }));
  };
  return (
    <div className={classNames(layout.fields, styles.moment)}>
      <MomentFields
        {...{ day, time }}
        dayTexts={{
          label: t(`reductions.${name}`),
          hint: t(`reductions.${name}Hint`),
          error: problems.includes(name) ? t(`reductions.bad_${name}`) : null,
        }}
        timeLabel={t('reductions.time')}
        onChange={set}
        onLeave={() => onLeave(name)}
      />
    </div>
  );
}
