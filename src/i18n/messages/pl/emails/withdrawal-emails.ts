import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/withdrawal-emails.ts';

export const messages: Translated<typeof english> = {
  'mail.withdrawalSubject': 'Mamy Twoje odstąpienie od umowy',
  'mail.withdrawalReceived': 'Twoje oświadczenie o odstąpieniu od umowy wpłynęło do nas {moment}.',
  'mail.withdrawalNoted':
    '{moment} wpłynęło do nas oświadczenie o odstąpieniu od umowy, w którym podano Twój adres. Ma numer {number}.',
  'mail.withdrawalNotedText':
    'Zachowaliśmy całą jego treść; po wysłaniu była widoczna na stronie. Gdy tylko odnajdziemy zamówienie, wyślemy ją w całości na adres e-mail z tego zamówienia.',
  'mail.withdrawalIgnore': 'To nie Ty? Ktoś wpisał Twój adres. Nic nie musisz robić; jeśli chcesz, odpisz nam.',
  'mail.withdrawalRefusedSubject': 'Twoje odstąpienie od umowy: brak zwrotu pieniędzy',
  'mail.withdrawalRefused': 'Rozpatrzyliśmy Twoje oświadczenie z {moment}. Nie zwracamy pieniędzy na jego podstawie.',
  'mail.withdrawalRefusedReason': 'Powód',
  'mail.withdrawalRefusedAnswer': 'Nie zgadzasz się z tym? Po prostu odpowiedz na tę wiadomość.',
  'merchant.withdrawalNotice': 'Oświadczenie klienta',
  'merchant.withdrawalName': 'Imię i nazwisko',
  'merchant.withdrawalSubject': 'Odstąpienie od umowy, zamówienie {number}',
  'merchant.withdrawalUnknownSubject': 'Odstąpienie od umowy: zamówienie do ustalenia',
  'merchant.withdrawal':
    'Klient odstąpił od umowy {moment}. Wpływ potwierdziliśmy; nic nie zostało zwrócone ani przyjęte do magazynu.',
  'merchant.withdrawalUnmailed':
    'Potwierdzenia nie wysłano: na ten adres poszło dziś już kilka. Klient zobaczył je na stronie.',
  'merchant.withdrawalUnknown':
    'Podane dane nie pasują do żadnego zamówienia. Oświadczenie jest mimo to ważne: odszukaj zamówienie.',
  'merchant.withdrawalLate': 'Uwaga: wpłynęło po terminie 14 dni od dostarczenia ostatniej paczki.',
  'merchant.withdrawalRefund':
    'Pieniądze trzeba zwrócić w ciągu 14 dni od oświadczenia, wraz z kosztem zwykłej dostawy; można zaczekać na rzeczy lub dowód ich nadania.',
};
