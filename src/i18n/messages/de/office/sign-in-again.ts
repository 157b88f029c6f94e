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
  'again.otherPerson':
    'In diesem Browser hat sich jemand anderes angemeldet; diese Seite wurde von einer anderen Person geöffnet. Es wurde nichts ausgeführt. Laden Sie die Seite neu, um mit der jetzigen Anmeldung weiterzuarbeiten, oder melden Sie sich erneut an.',
};
