import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/people.ts';

// The people who work here, and what was done in the office.
export const messages: Translated<typeof english> = {
  'staff.title': 'Zespół',
  'staff.you': 'Ty',
  'staff.role': 'Rola',
  'staff.roleHint':
    'Właściciel może wszystko. Kierownik wszystko oprócz zespołu i ustawień. Pakujący widzi i wysyła zamówienia. Księgowość widzi zamówienia, przychód, płatności sporne i faktury.',
  'staff.role_owner': 'Właściciel',
  'staff.role_manager': 'Kierownik',
  'staff.role_packer': 'Pakujący',
  'staff.role_accountant': 'Księgowość',
  'staff.recover': 'Wyślij link do odzyskania dostępu',
  'staff.keys': 'Klucze, które wygasną z tym dostępem: {keys}',
  'staff.invited': 'Zaproszeni',
  'staff.validUntil': 'do {moment}',
  'staff.withdraw': 'Wycofaj',
  'staff.invite': 'Zaproś kogoś',
  'staff.inviteText': 'Ta osoba dostanie e-mailem link, który działa jeden raz, przez 24 godziny.',
  'staff.sendInvitation': 'Wyślij zaproszenie',
  'staff.log': 'Dziennik zdarzeń',
  'staff.person': 'Osoba',
  'staff.kind': 'Co',
  'staff.failedSignIns':
    'Nieudane próby logowania z ostatnich 24 godzin: {tries}, z różnych sieci: {networks}. Obcy próbują tego w każdym sklepie; kto próbuje dalej, za każdym razem czeka dłużej.',
  'staff.logEmpty': 'Nie ma jeszcze żadnych wpisów.',
};
