import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/bank-redirect.ts';

export const messages: Translated<typeof english> = {
  'bankRedirect.title': 'Op naar je bank',
  'bankRedirect.titleOf': 'Op naar {name}',
  'bankRedirect.text': 'De betaalpagina gaat zo open.',
  'bankRedirect.go': 'Ga er meteen heen',
};
