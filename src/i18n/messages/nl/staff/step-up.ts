import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/step-up.ts';

export const messages: Translated<typeof english> = {
  'stepUp.title': 'Bevestig dat jij het bent',
  'stepUp.text':
    'Wat je gaat doen, is belangrijk. Bevestig het met je passkey of met een code. Dat geldt vijf minuten.',
  'stepUp.failed': 'Dat werkte niet. Probeer het opnieuw.',
  'stepUp.withPasskey': 'Met een passkey',
  'stepUp.withCode': 'Bevestigen met de code',
};
