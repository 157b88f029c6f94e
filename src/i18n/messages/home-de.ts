import type { PluralMessage } from '../translate.ts';
import type { homeEn } from './home-en.ts';

export const homeDe: Record<keyof typeof homeEn, string | PluralMessage> = {
  'home.title': '{shop} – Plakate, die hängen bleiben',
  'home.description':
    'Plakate, Postkarten, Rahmen und Papier aus einer polnischen Plakatwerkstatt: flache Farben, scharfe Schnitte und ein Witz, der erst beim zweiten Blick zündet.',
  'home.headline': 'Vorsicht, frisch gedruckt',
  'home.lead':
    'Plakate in polnischer Tradition, aus unserer Werkstatt. Sie trocknen eine Nacht und sehen Sie jahrelang an.',
  'home.fresh': 'Frisch von der Leine',
  'home.newest': 'Neu',
  'home.collections': 'Was wir machen',
};
