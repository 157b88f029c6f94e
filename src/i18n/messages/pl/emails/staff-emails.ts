import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/staff-emails.ts';

export const messages: Translated<typeof english> = {
  'staffMail.invitationSubject': 'Zaproszenie na zaplecze sklepu {shop}',
  'staffMail.invitation':
    'Zapraszamy Cię do pracy na zapleczu sklepu {shop}. Przez ten link skonfigurujesz swój dostęp: kluczem dostępu albo hasłem i aplikacją uwierzytelniającą.',
  'staffMail.invitationLink': 'Przyjmij zaproszenie',
  'staffMail.recoverySubject': 'Powrót na zaplecze sklepu {shop}',
  'staffMail.recovery':
    'Przez ten link ustawisz na nowo swój dostęp do zaplecza sklepu {shop}. Dotychczasowe klucze dostępu, hasło i wszystkie Twoje sesje przestaną wtedy działać.',
  'staffMail.recoveryLink': 'Ustaw dostęp na nowo',
  'staffMail.once':
    'Link działa jeden raz i przez 24 godziny. Może go użyć każdy, kto go ma, więc nikomu go nie przekazuj.',
  'staffMail.ignore': 'Jeśli niczego takiego się nie spodziewasz, zignoruj tę wiadomość: wtedy nic się nie stanie.',
  'staffMail.accountSubject': 'Twój dostęp do zaplecza sklepu {shop}',
  'staffMail.passkeyAdded': '{time} do Twojego konta na zapleczu sklepu {shop} dodano klucz dostępu.',
  'staffMail.passkeyRemoved': '{time} z Twojego konta na zapleczu sklepu {shop} usunięto klucz dostępu.',
  'staffMail.passwordChanged':
    '{time} ustawiono hasło do Twojego konta na zapleczu sklepu {shop}, wraz z aplikacją uwierzytelniającą i kodami zapasowymi. Wszystkie inne Twoje sesje zostały zakończone.',
  'staffMail.codesRenewed':
    '{time} utworzono nowe kody zapasowe do Twojego konta na zapleczu sklepu {shop}. Poprzednie już nie działają.',
  'staffMail.accessRenewed':
    '{time} ustawiono na nowo Twój dostęp do zaplecza sklepu {shop} przez jednorazowy link. Dotychczasowe klucze dostępu, hasło i wszystkie Twoje sesje przestały działać.',
  'staffMail.codeWrong':
    '{time} ktoś próbował wejść na zaplecze sklepu {shop}, podając Twój adres e-mail i prawidłowe hasło, ale błędny kod. Nie został wpuszczony.',
  'staffMail.notYou':
    'Jeśli to Ty, nie musisz nic robić. Jeśli nie, od razu się zaloguj, zakończ wszystkie inne sesje, ustaw nowe hasło i powiadom właściciela sklepu.',
  'staffMail.accountLink': 'Zobacz swoje konto',
  'staffMail.ownerSubject': '{shop} ma nowego właściciela',
  'staffMail.ownerAdded':
    'Od {time} {name} ({email}) jest właścicielem sklepu {shop} i może na jego zapleczu wszystko, także w sprawach płatności, rachunku bankowego i personelu.',
  'staffMail.ownerUnknown': 'Jeśli nic o tym nie wiesz, od razu odbierz tę rolę. Kto ją nadał, mówi dziennik zaplecza.',
  'staffMail.staffLink': 'Zobacz, kto tu pracuje',
};
