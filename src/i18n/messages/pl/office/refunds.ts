import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/refunds.ts';

export const messages: Translated<typeof english> = {
  'refunds.whatFor': 'Za co',
  'refunds.count': 'Ile sztuk: „{title}”',
  'refunds.ofLeft': 'z {count}',
  'refunds.restock': 'Z powrotem na stan',
  'refunds.delivery': 'Dostawa i opłata za płatność: {amount}',
  'refunds.limited': 'Część już zwrócono: pozostało {amount}.',
  'refunds.ownAmount': 'Inna kwota ({currency})',
  'refunds.ownAmountHint': 'Pozostaw puste, aby zwrócić {amount}. Najwyżej {left}.',
  'refunds.ownAmountInstead': 'Zamiast tego, co zaznaczono wyżej, zwrócona zostanie ta kwota. Najwyżej {left}.',
  'refunds.ownAmountWrong':
    'Podaj kwotę większą od 0, na przykład 12,50. Puste pole: zwraca się to, co zaznaczono wyżej.',
  'refunds.notSent': 'Te artykuły nie zostaną wysłane',
  'refunds.sentAllTheSame': 'Zwracane są tylko pieniądze: artykuły pozostają w zamówieniu i zostaną wysłane.',
  'refunds.staysInOrder':
    'Zwracane są tylko pieniądze. Wszystkie artykuły pozostają w zamówieniu i zostaną wysłane; stan magazynu się nie zmienia.',
  'refunds.onlyMoney': 'Zwracane są tylko pieniądze. Stan magazynu się nie zmienia.',
  'refunds.allMoney':
    'Zwracane są wszystkie pieniądze, więc nic więcej z tego zamówienia nie zostanie wysłane, a stan magazynu się nie zmieni. Jeśli artykuły mają wrócić na stan, wybierz je powyżej zamiast wpisywać kwotę.',
  'refunds.vat': 'W tym VAT: {vat}',
  'refunds.give': 'Zwróć {amount}',
  'refunds.nothing': 'Wybierz, za co zwracasz pieniądze.',
  'refunds.toCards': '{amount} z tego wraca na kartę podarunkową, którą opłacono zamówienie.',
  'refunds.toNewCard':
    'Na zablokowaną kartę nic nie wraca: jej część trafia na nową kartę, której kod wyślemy klientowi e-mailem.',
  'refunds.usedCards':
    '{amount} z tych kart wykorzystano albo zarezerwowano na zamówienie. Zwrócić można tylko karty nieużyte; po zwrocie przestają działać.',
  'refunds.byHand':
    'Zapłacono metodą „{method}”: pieniądze musisz odesłać samodzielnie. Przelej klientowi {amount}; zwrot zostanie tu odnotowany, a klient dowie się, że zrobisz przelew.',
  'refunds.because': 'Powód',
  'refunds.becauseNone': 'Nie podano',
  'refunds.words': 'Własnymi słowami',
  'refunds.wordsHint': 'Widzi to tylko zespół.',
  'refunds.reason_withdrawal': 'Odstąpienie od umowy',
  'refunds.reason_damaged': 'Uszkodzony lub wadliwy',
  'refunds.reason_wrong_article': 'Niewłaściwy artykuł',
  'refunds.reason_not_arrived': 'Nie dotarło',
  'refunds.reason_out_of_stock': 'Brak w magazynie',
  'refunds.reason_price': 'Różnica w cenie',
  'refunds.reason_goodwill': 'Gest dobrej woli',
  'refunds.reason_other': 'Inny',
  'refunds.cancel_customer': 'Na prośbę klienta',
  'refunds.cancel_unpaid': 'Brak zapłaty',
  'refunds.cancel_out_of_stock': 'Brak w magazynie',
  'refunds.cancel_fraud': 'Podejrzenie oszustwa',
  'refunds.cancel_mistake': 'Zamówienie przez pomyłkę',
  'refunds.cancel_other': 'Inny',
  'refunds.cancel_expired': 'Nie opłacono w terminie',
  'refunds.cancel_superseded': 'Zastąpione innym zamówieniem',
  'refunds.cancel_staff': 'Przez sklep',
  'refunds.cancel_declined': 'Płatność ostatecznie odrzucona',
  'refunds.cancel_refused': 'Przesyłki nie odebrano',
  'refunds.cancelUnpaid': 'Klient otrzyma wiadomość.',
  'refunds.cancelPaid':
    'Wszystkie pieniądze, {amount}, wracają do klienta i nic nie zostanie wysłane. Klient otrzyma wiadomość.',
  'refunds.cancelRestock': 'Artykuły wracają do sprzedaży',
  'refunds.refundLine': 'Zwróć pieniądze za „{title}”',
  'refunds.notSentAnyMore': '{count} już niewysyłane',
  'refunds.momentLinesCancelled': 'Artykuły usunięte z zamówienia',
};
