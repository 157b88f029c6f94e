import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/bank-redirect.ts';

export const messages: Translated<typeof english> = {
  'bankRedirect.title': 'Přecházíme do vaší banky',
  'bankRedirect.text': 'Platební stránka se za okamžik otevře.',
  'bankRedirect.go': 'Přejít hned',
  'bankRedirect.titleOf': 'Přecházíme k platbě: {name}',
};
