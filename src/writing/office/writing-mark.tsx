import { useT } from '../../app-instance.tsx';
import type { ContentState } from '../../content/content-states.ts';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';

const tones: Readonly<Record<ContentState, StateTone>> = {
  ...{ draft: 'off', timed: 'wait', failed: 'todo', changed: 'wait', published: 'done' },
};

export function WritingMark({ state }: { state: ContentState }) {
  const t = useT();
  return <StateMark tone={tones[state]}>{t(`contents.state_${state}`)}</StateMark>;
}
