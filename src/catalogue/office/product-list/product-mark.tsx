import { useT } from '../../../app-instance.tsx';
import { StateMark, type StateTone } from '../../../ui/office/state-mark.tsx';
import type { ProductState } from '../../product-states.ts';

const tones: Record<ProductState, StateTone> = { published: 'done', draft: 'todo', archived: 'off' };

export function ProductMark({ state }: { state: ProductState }) {
  const t = useT();
  return <StateMark tone={tones[state]}>{t(`products.state_${state}`)}</StateMark>;
}
