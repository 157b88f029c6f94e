import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/step-up.ts';

export const messages: Translated<typeof english> = {
  'stepUp.title': 'Potvrďte, že jste to vy',
  'stepUp.text': 'Jde o důležitý krok. Potvrďte to přístupovým klíčem, nebo kódem. Platí pět minut.',
  'stepUp.failed': 'To se nepodařilo. Zkuste to znovu.',
  'stepUp.withPasskey': 'Přístupovým klíčem',
  'stepUp.withCode': 'Potvrdit kódem',
};
