import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/record-page.ts';

export const messages: Translated<typeof english> = {
  'recordPage.title': 'Osobní údaje: záznamy a cookies',
  'recordPage.print': 'Vytisknout',
  'recordPage.download': 'Stáhnout',
  'recordPage.toLaw': 'Zpět k právu',
};
