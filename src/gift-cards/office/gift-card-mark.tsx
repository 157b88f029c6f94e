import { useT } from '../../app-instance.tsx';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import type { GiftCardState } from '../gift-card-kinds.ts';

const tones: Record<GiftCardState, StateTone> = { active: 'done', used_up: 'off', expired: 'off', disabled: 'off' };

export function GiftCardMark({ state }: { state: GiftCardState }) {
  const t = useT();
  return <StateMark tone={tones[state]}>{t(`giftCards.state_${state}`)}</StateMark>;
}
