import { useT } from '../../app-instance.tsx';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import type { ListedReturn } from './returns-queue-queries.ts';

const tones: Record<ListedReturn['status'], StateTone> = {
  announced: 'todo',
  received: 'todo',
  refunded: 'done',
  refused: 'off',
  closed: 'off',
};

export function ReturnMark({ status }: Pick<ListedReturn, 'status'>) {
  const t = useT();
  return <StateMark tone={tones[status]}>{t(`returns.status_${status}`)}</StateMark>;
}
