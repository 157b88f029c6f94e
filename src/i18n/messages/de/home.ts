import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/home.ts';

export const messages: Translated<typeof english> = {
  'home.title': '{shop} – Plakate, die hängen bleiben',
  'home.headline': 'Vorsicht, frisch gedruckt',
  'home.lead':
    'Plakate in polnischer Tradition, aus unserer Werkstatt. Sie trocknen eine Nacht und sehen Sie jahrelang an.',
  'home.fresh': 'Frisch von der Leine',
  'home.newest': 'Neu',
  'home.collections': 'Was wir machen',
};
