import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/record-page.ts';

export const messages: Translated<typeof english> = {
  'recordPage.title': 'Dane osobowe: rejestr i ciasteczka',
  'recordPage.print': 'Drukuj',
  'recordPage.download': 'Pobierz',
  'recordPage.toLaw': 'Wróć do prawa',
};
