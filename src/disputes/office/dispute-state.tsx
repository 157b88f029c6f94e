// The state of a dispute, and by when the shop may answer it.
import { useApp } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import type { ListedDisputeFieldsFragment } from '../../office-operations.generated.ts';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';

type DisputeStateProps = { dispute: Pick<ListedDisputeFieldsFragment, 'state' | 'dueAt' | 'isOverdue'> };

const tones: Readonly<Record<ListedDisputeFieldsFragment['state'], StateTone>> = {
  needs_response: 'todo',
  under_review: 'wait',
  won: 'done',
  lost: 'off',
  closed: 'off',
};

export function DisputeState({ dispute: { state, dueAt, isOverdue } }: DisputeStateProps) {
  const { locale, shop, t } = useApp();
  const isDue = state === 'needs_response' && dueAt;
  return (
    <>
      <StateMark tone={tones[state]}>{t(`disputes.state_${state}`)}</StateMark>
      {isDue ? (
        <span>
          {t('disputes.answerBy')} <strong>{formatMoment(dueAt, locale, shop.timeZone, shortDay)}</strong>
          {isOverdue ? `, ${t('disputes.overdue')}` : ''}
        </span>
      ) : null}
    </>
  );
}
