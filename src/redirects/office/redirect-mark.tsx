import { useT } from '../../app-instance.tsx';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import type { RedirectState } from '../redirect-states.ts';

const tones: Record<RedirectState, StateTone> = { dead: 'todo', covered: 'off', unused: 'wait', used: 'done' };

export function RedirectMark({ state }: { state: RedirectState }) {
  const t = useT();
  return <StateMark tone={tones[state]}>{t(`redirects.state_${state}`)}</StateMark>;
}
