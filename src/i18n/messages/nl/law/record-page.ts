import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/record-page.ts';

export const messages: Translated<typeof english> = {
  'recordPage.title': 'Persoonsgegevens: register en cookies',
  'recordPage.print': 'Afdrukken',
  'recordPage.download': 'Downloaden',
  'recordPage.toLaw': 'Terug naar de wet',
};
