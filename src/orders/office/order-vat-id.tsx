// The VAT id that a company ordered with, and what VIES said of it: in force, not in force, or nothing at all.
import { useApp } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import type { ManagedOrder } from './office-order-queries.ts';

const tones = { valid: 'done', invalid: 'todo', no_answer: 'wait' } as const;

type Check = NonNullable<ManagedOrder['vatIdCheck']>;

export function OrderVatId({ taxId, check }: { taxId: string; check: Check | null }) {
  const { t } = useApp();
  return (
    <>
      <dt>{t('work.taxId')}</dt>
      <dd>
        {taxId}
        {check ? <Answer check={check} /> : null}
      </dd>
    </>
  );
}

function Answer({ check: { state, says, consultation, askedAt } }: { check: Check }) {
  const { t, locale, shop } = useApp();
  const date = formatMoment(askedAt, locale, shop.timeZone, shortDay);
  return (
    <>
      {' '}
      <StateMark tone={tones[state]}>{t(`work.vies_${state}`)}</StateMark>
      <p className={layout.aside}>{[says, t('work.viesAsked', { date })].filter(Boolean).join(' · ')}</p>
      {consultation ? <p className={layout.aside}>{t('work.viesConsultation', { number: consultation })}</p> : null}
      {state === 'no_answer' ? <p className={layout.aside}>{t('work.viesNoAnswerHint')}</p> : null}
    </>
  );
}
