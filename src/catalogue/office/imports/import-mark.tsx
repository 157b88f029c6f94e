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

/** `faults`: what was looked through with any cannot be imported. */
export function ImportMark({ state, faults }: { state: ImportState; faults: number }) {
  const t = useT();
  if (state === 'checked' && faults > 0) return <StateMark tone="todo">{t('imports.state_faulty')}</StateMark>;
  return <StateMark tone={tones[state]}>{t(`imports.state_${state}`)}</StateMark>;
}
