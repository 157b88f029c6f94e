import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/withdrawal.ts';

export const messages: Translated<typeof english> = {
  'withdrawal.title': 'Odstąpienie od umowy',
  'withdrawal.lead':
    'Bez konta i bez podawania przyczyny: napisz, kim jesteś i o które zamówienie chodzi. W drugim kroku wszystko sprawdzisz i potwierdzisz.',
  'withdrawal.step': 'Krok {step} z 2',
  'withdrawal.name': 'Imię i nazwisko',
  'withdrawal.orderEmail': 'E-mail podany w zamówieniu',
  'withdrawal.orderEmailHint': 'Tu wyślemy też potwierdzenie, że dostaliśmy Twoje oświadczenie.',
  'withdrawal.orderNumber': 'Numer zamówienia',
  'withdrawal.orderNumberHint': 'Jest w wiadomości z potwierdzeniem zamówienia, na przykład 1001.',
  'withdrawal.contract': 'Nie masz numeru? Napisz, co i kiedy zostało zamówione',
  'withdrawal.contractShort': 'Czego dotyczy',
  'withdrawal.email': 'Inny e-mail do potwierdzenia',
  'withdrawal.emailShort': 'Potwierdzenie na adres',
  'withdrawal.reason': 'Powód',
  'withdrawal.optional': '(opcjonalnie)',
  'withdrawal.continue': 'Dalej',
  'withdrawal.problems': {
    one: 'Do uzupełnienia jest jedno pole',
    few: 'Do uzupełnienia są {count} pola',
    many: 'Do uzupełnienia jest {count} pól',
    other: 'Do uzupełnienia jest {count} pola',
  },
  'withdrawal.nameMissing': 'Podaj imię i nazwisko.',
  'withdrawal.emailMissing': 'Podaj adres e-mail.',
  'withdrawal.emailWrong': 'Sprawdź adres e-mail: powinien wyglądać jak anna@example.com.',
  'withdrawal.contractMissing': 'Podaj numer zamówienia albo opisz je w następnym polu.',
  'withdrawal.period': 'Masz na to 14 dni od dnia, w którym dotarła ostatnia paczka. Pouczenie i wzór formularza:',
  'withdrawal.confirmTitle': 'Sprawdź i potwierdź',
  'withdrawal.confirmLead': 'Odstąpienie złożysz dopiero przyciskiem na dole.',
  'withdrawal.goods': 'Od zakupu czego odstępujesz?',
  'withdrawal.goodsHint': 'Zaznaczone jest wszystko. Odznacz to, co zatrzymujesz.',
  'withdrawal.quantity': 'Ile sztuk: {title}',
  'withdrawal.quantityOf': '{count} z {all}',
  'withdrawal.pieces': '{count} szt.',
  'withdrawal.lineGone': 'już zgłoszone lub odesłane',
  'withdrawal.lineExcepted': 'bez prawa odstąpienia',
  'withdrawal.nothingLeft':
    'Odstąpienie od całego tego zamówienia już mamy albo rzeczy do nas wróciły. Nie musisz nic robić.',
  'withdrawal.onlyExcepted':
    'Od tego, co zostało z tego zamówienia, nie można odstąpić. Jeśli coś jest z tym nie tak, napisz do nas.',
  'withdrawal.unmatched':
    'Rzeczy z zamówienia możemy pokazać tylko wtedy, gdy numer i e-mail do siebie pasują. Bez tego odstąpienie też jest ważne: dotyczy tego, co zostało tu wpisane, a my sami odnajdziemy zamówienie.',
  'withdrawal.notice': 'Twoje oświadczenie',
  'withdrawal.confirm': 'Potwierdź odstąpienie od umowy',
  'withdrawal.change': 'Zmień dane',
  'withdrawal.nothingChosen': 'Zaznacz przynajmniej jedną rzecz.',
  'withdrawal.moreThanLeft':
    'W międzyczasie część tego zamówienia została już zgłoszona lub odesłana. Poniżej jest to, co zostało; nic jeszcze nie zostało wysłane.',
  'withdrawal.receivedTitle': 'Mamy Twoje odstąpienie od umowy',
  'withdrawal.receivedAt': 'Wpłynęło {moment}',
  'withdrawal.mailed': 'Potwierdzenie wpływu wysyłamy na {email}.',
  'withdrawal.notMailed':
    'Na {email} wysłaliśmy dziś już kilka potwierdzeń, więc tego nie wyślemy. Zapisz lub wydrukuj tę stronę: jest Twoim potwierdzeniem.',
  'withdrawal.next':
    'To potwierdzenie wpływu. Teraz sprawdzimy zamówienie i odezwiemy się. Jeśli rzeczy już do Ciebie dotarły, odeślij je w ciągu 14 dni; pieniądze zwracamy najpóźniej 14 dni od Twojego oświadczenia, możemy jednak zaczekać na rzeczy lub dowód ich nadania.',
};
