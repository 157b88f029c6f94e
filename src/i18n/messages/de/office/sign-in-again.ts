import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/sign-in-again.ts';

export const messages: Translated<typeof english> = {
  'again.againTitle': 'Erneut anmelden',
  'again.againText':
    '{name}, Ihre Sitzung ist abgelaufen. Was Sie geschrieben haben, ist noch da: Melden Sie sich an, und Sie machen dort weiter, wo Sie waren.',
  'again.otherTitle': 'Jetzt ist jemand anderes angemeldet',
  'again.otherText':
    'Diese Seite war für {name} geöffnet, und jetzt ist {other} angemeldet. Es wurde nichts abgeschickt, und das Geschriebene ist noch da.',
  'again.signInAs': 'Als {name} anmelden',
  'again.goOnAs': 'Als {other} weiterarbeiten, ohne das Geschriebene',
  'again.leavePage': 'Diese Seite ohne das Geschriebene verlassen',
};
