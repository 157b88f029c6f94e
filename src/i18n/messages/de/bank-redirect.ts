import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/bank-redirect.ts';

export const messages: Translated<typeof english> = {
  'bankRedirect.title': 'Weiter zu Ihrer Bank',
  'bankRedirect.titleOf': 'Weiter zu {name}',
  'bankRedirect.text': 'Gleich öffnet sich die Zahlungsseite.',
  'bankRedirect.go': 'Sofort dorthin',
};
