import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-hint.ts';

export const messages: Translated<typeof english> = {
  'sandboxHint.card': 'Do tych kart pasuje każda przyszła data i każdy kod CVC.',
  'sandboxHint.success': 'płaci od razu',
  'sandboxHint.authentication': 'wymaga 3-D Secure',
  'sandboxHint.decline': 'zostaje odrzucona',
  'sandboxHint.blik':
    'Każde sześć cyfr zostaje zatwierdzone w kilka sekund. Gdy zamówienie ma jeden z tych adresów e-mail, aplikacja banku odpowiada inaczej:',
  'sandboxHint.blikDeclined': 'odrzuca',
  'sandboxHint.blikInvalid': 'nie zna kodu',
  'sandboxHint.blikTimeout': 'nie odpowiada',
  'sandboxHint.bank': 'Na stronie testowego banku decydujesz, czy płatność się uda.',
  'sandboxHint.debit': 'Bank odpowiada po sekundach zamiast po dniach. Rachunki testowe:',
  'sandboxHint.debitSuccess': 'zostaje zapłacony',
  'sandboxHint.debitFailure': 'wraca niezapłacony',
  'sandboxHint.transfer': 'Pieniądze „wpływają” po poleceniu kasa paid z numerem zamówienia.',
  'sandboxHint.delivery': 'kasa send nadaje paczkę, a kasa delivered przynosi pieniądze.',
};
