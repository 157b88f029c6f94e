import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/sandbox-bank.ts';

export const messages: Translated<typeof english> = {
  'sandboxBank.notice': 'Piaskownica: żadne pieniądze nie płyną',
  'sandboxBank.cardTitle': 'Uwierzytelnianie 3D Secure',
  'sandboxBank.cardAbout': 'Tutaj Twój bank poprosiłby o zatwierdzenie płatności. Wybierz, co ma się stać:',
  'sandboxBank.cardAuthorize': 'Uwierzytelnij',
  'sandboxBank.cardFail': 'Odrzuć uwierzytelnienie',
  'sandboxBank.p24Title': 'Zapłać przez Przelewy24',
  'sandboxBank.p24About':
    'Tutaj wybierasz bank i logujesz się do niego. Wybierz, jak ma się skończyć ta płatność testowa:',
  'sandboxBank.idealTitle': 'Zapłać przez iDEAL',
  'sandboxBank.idealAbout':
    'Tutaj zatwierdzasz płatność w aplikacji banku. Wybierz, jak ma się skończyć ta płatność testowa:',
  'sandboxBank.redirectTitle': 'Zapłać przez {name}',
  'sandboxBank.redirectAbout':
    'Tutaj zatwierdzasz płatność tak, jak prosi o to {name}. Wybierz, jak ma się skończyć ta płatność testowa:',
  'sandboxBank.blikTitle': 'Zatwierdź płatność BLIK',
  'sandboxBank.blikAbout': 'To zobaczysz w aplikacji swojego banku. Masz minutę na decyzję.',
  'sandboxBank.blikAuthorize': 'Zatwierdź',
  'sandboxBank.blikFail': 'Odrzuć',
  'sandboxBank.authorize': 'Zatwierdź płatność testową',
  'sandboxBank.fail': 'Odrzuć płatność testową',
  'sandboxBank.amount': 'Kwota',
  'sandboxBank.recipient': 'Odbiorca',
  'sandboxBank.reference': 'Numer transakcji',
  'sandboxBank.bank': 'Bank',
  'sandboxBank.problem': 'Piaskownica nie odpowiedziała. Spróbuj ponownie.',
  'sandboxBank.doneTitle': 'Tutaj to już wszystko',
  'sandboxBank.donePaid': 'Płatność została przyjęta. Możesz zamknąć tę stronę.',
  'sandboxBank.doneFailed': 'Płatność nie powiodła się. Możesz zamknąć tę stronę i spróbować ponownie w sklepie.',
  'sandboxBank.doneOpen': 'Ta płatność na nic nie czeka. Możesz zamknąć tę stronę.',
  'sandboxBank.back': 'Wróć do sklepu',
  'sandboxBank.mandateTitle': 'Mandat polecenia zapłaty SEPA',
  'sandboxBank.mandateAbout':
    'Podpisując ten mandat, upoważniasz wierzyciela do wysyłania do Twojego banku zleceń obciążenia Twojego rachunku, a swój bank do obciążania rachunku zgodnie z tymi zleceniami. Przysługuje Ci zwrot od banku na warunkach umowy z nim zawartej; należy go zażądać w ciągu 8 tygodni od dnia obciążenia.',
  'sandboxBank.mandateReference': 'Numer referencyjny mandatu',
  'sandboxBank.creditor': 'Wierzyciel',
  'sandboxBank.debtor': 'Posiadacz rachunku',
  'sandboxBank.account': 'Rachunek',
  'sandboxBank.signedOn': 'Data podpisania',
  'sandboxBank.validFor': 'Dotyczy',
  'sandboxBank.oneDebit': 'jednorazowego obciążenia',
};
