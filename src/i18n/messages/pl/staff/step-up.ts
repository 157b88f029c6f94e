import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/step-up.ts';

export const messages: Translated<typeof english> = {
  'stepUp.title': 'Potwierdź, że to Ty',
  'stepUp.text': 'To ważna czynność. Potwierdź ją kluczem dostępu albo kodem. Potwierdzenie jest ważne 5 minut.',
  'stepUp.failed': 'To się nie udało. Spróbuj ponownie.',
  'stepUp.withPasskey': 'Kluczem dostępu',
  'stepUp.withCode': 'Potwierdź kodem',
};
