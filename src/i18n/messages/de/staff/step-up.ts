import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/step-up.ts';

export const messages: Translated<typeof english> = {
  'stepUp.title': 'Bestätigen Sie, dass Sie es sind',
  'stepUp.text':
    'Was Sie jetzt tun wollen, ist wichtig. Bestätigen Sie es mit Ihrem Passkey oder mit einem Code. Das gilt fünf Minuten lang.',
  'stepUp.failed': 'Das hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',
  'stepUp.withPasskey': 'Mit einem Passkey',
  'stepUp.withCode': 'Mit dem Code bestätigen',
};
