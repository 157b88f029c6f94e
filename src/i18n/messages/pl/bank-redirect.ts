import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/bank-redirect.ts';

export const messages: Translated<typeof english> = {
  'bankRedirect.title': 'Przechodzimy do banku',
  'bankRedirect.titleOf': 'Przechodzimy do płatności: {name}',
  'bankRedirect.text': 'Za chwilę otworzy się strona płatności.',
  'bankRedirect.go': 'Przejdź od razu',
};
