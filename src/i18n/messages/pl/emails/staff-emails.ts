import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/staff-emails.ts';

export const messages: Translated<typeof english> = {
  'staffMail.invitationSubject': 'Zaproszenie na zaplecze sklepu {shop}',
  'staffMail.invitation':
    'Zapraszamy Cię do pracy na zapleczu sklepu {shop}. Przez ten odnośnik skonfigurujesz swój dostęp: kluczem dostępu albo hasłem i aplikacją uwierzytelniającą.',
  'staffMail.invitationLink': 'Przyjmij zaproszenie',
  'staffMail.recoverySubject': 'Powrót na zaplecze sklepu {shop}',
  'staffMail.recovery':
    'Przez ten odnośnik ustawisz na nowo swój dostęp do zaplecza sklepu {shop}. Dotychczasowe klucze dostępu, hasło i wszystkie Twoje sesje przestaną wtedy działać.',
  'staffMail.recoveryLink': 'Ustaw dostęp na nowo',
  'staffMail.once':
    'Odnośnik działa jeden raz i przez 24 godziny. Może go użyć każdy, kto go ma, więc nikomu go nie przekazuj.',
  'staffMail.ignore': 'Jeśli niczego takiego się nie spodziewasz, zignoruj tę wiadomość: wtedy nic się nie stanie.',
};
