// The signal of each state of a product, wherever the office shows it.
import type { StateTone } from '../../ui/office/state-mark.tsx';
import type { ProductState } from '../product-states.ts';

export const productTones: Record<ProductState, StateTone> = { published: 'done', draft: 'todo', archived: 'off' };
