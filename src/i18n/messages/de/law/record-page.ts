import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/record-page.ts';

export const messages: Translated<typeof english> = {
  'recordPage.title': 'Personenbezogene Daten: Verzeichnis und Cookies',
  'recordPage.print': 'Drucken',
  'recordPage.download': 'Herunterladen',
  'recordPage.toLaw': 'Zurück zum Recht',
};
