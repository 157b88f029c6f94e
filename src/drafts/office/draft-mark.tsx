import { useT } from '../../app-instance.tsx';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import type { DraftState } from '../draft-content.ts';

const tones: Record<DraftState, StateTone> = {
  draft: 'todo',
  linked: 'wait',
  sent: 'wait',
  paid: 'done',
  expired: 'todo',
  withdrawn: 'off',
};

export function DraftMark({ state }: { state: DraftState }) {
  const t = useT();
  return <StateMark tone={tones[state]}>{t(`drafts.state_${state}`)}</StateMark>;
}
