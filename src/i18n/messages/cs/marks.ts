import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/marks.ts';

export const messages: Translated<typeof english> = {
  'marks.title': 'Platba a bezpečnost',
  'marks.encrypted': 'Spojení s obchodem je šifrované.',
  'marks.cardData': 'Údaje o kartě zpracovává Stripe. K nám se nedostanou.',
};
