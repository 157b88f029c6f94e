import { useT } from '../../../app-instance.tsx';
import { StateMark, type StateTone } from '../../../ui/office/state-mark.tsx';
import type { ImportState } from '../../import-states.ts';

const tones: Record<ImportState, StateTone> = {
  uploading: 'wait',
  checking: 'wait',
  checked: 'todo',
  running: 'wait',
  finishing: 'wait',
  done: 'done',
  undoing: 'wait',
  undone: 'off',
  cancelled: 'off',
  failed: 'todo',
};

export function ImportMark({ state }: { state: ImportState }) {
  const t = useT();
  return <StateMark tone={tones[state]}>{t(`imports.state_${state}`)}</StateMark>;
}
