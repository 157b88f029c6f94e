import { useT } from '../../app-instance.tsx';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import type { DiscountState } from '../discount-state.ts';

const tones: Record<DiscountState, StateTone> = {
  active: 'done',
  planned: 'wait',
  ended: 'off',
  used_up: 'off',
  stopped: 'off',
};

export function DiscountMark({ state }: { state: DiscountState }) {
  const t = useT();
  return <StateMark tone={tones[state]}>{t(`discounts.state_${state}`)}</StateMark>;
}
