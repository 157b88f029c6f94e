import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/merchant-emails.ts';

export const messages: Translated<typeof english> = {
  'merchant.orderSubject': 'Nowe zamówienie {number}: {total}',
  'merchant.order': 'Zamówienie {number} jest opłacone i czeka na wysyłkę.',
  'merchant.orderCollected':
    'Zamówienie {number} jest opłacone. Klient odbierze je osobiście: przygotuj je do wydania.',
  'merchant.orderCards':
    'Zamówienie {number} jest opłacone. Karty podarunkowe wyjdą e-mailem same: nie musisz nic robić.',
  'merchant.bought': 'Zamówiono',
  'merchant.articles': 'Do spakowania',
  'merchant.address': 'Adres',
  'merchant.pickUpAt': 'Punkt odbioru',
  'merchant.note': 'Uwagi klienta',
  'merchant.contact': 'Kontakt',
  'merchant.total': 'Razem',
  'merchant.delivery': 'Dostawa, {carrier}',
  'merchant.disputedSubject': 'Sporna płatność za zamówienie {number}',
  'merchant.disputed': 'Klient zakwestionował w banku płatność {amount} za zamówienie {number} (powód: {reason}).',
  'merchant.disputeReason.fraudulent': 'posiadacz karty twierdzi, że to nie jego płatność',
  'merchant.disputeReason.product_not_received': 'towar nie dotarł',
  'merchant.disputeReason.product_unacceptable': 'towar jest wadliwy lub niezgodny z opisem',
  'merchant.disputeReason.duplicate': 'pobrano dwa razy',
  'merchant.disputeReason.credit_not_processed': 'obiecany zwrot nie wpłynął',
  'merchant.disputeReason.unrecognized': 'posiadacz karty nie rozpoznaje płatności',
  'merchant.disputeReason.general': 'nie podano powodu',
  'merchant.held': 'Wstrzymaj wysyłkę. Na spór odpowiedz ze strony zamówienia, zanim minie termin.',
  'merchant.closedSubject': 'Spór o płatność za zamówienie {number} jest rozstrzygnięty',
  'merchant.won':
    'Bank rozstrzygnął na Twoją korzyść: pieniądze za zamówienie {number} zostają u Ciebie. Jeśli nie zostało wysłane, możesz je wysłać.',
  'merchant.lost': 'Bank oddał klientowi pieniądze za zamówienie {number}. Nie wysyłaj go.',
  'merchant.cardsSubject': 'Pieniądze za karty podarunkowe z zamówienia {number} wróciły do klienta',
  'merchant.cardsRefunded':
    'Kwotę {amount} z zamówienia {number}, w którym kupiono karty podarunkowe, zwrócono u operatora płatności, a nie w sklepie.',
  'merchant.cardsDisputed': 'Bank oddał klientowi {amount} za zamówienie {number}, w którym kupiono karty podarunkowe.',
  'merchant.cardsDisabled': 'Te karty podarunkowe są zablokowane',
  'merchant.cardDisabled': '•••• {code}: przepadło {lost}, wcześniej wydano {spent}',
  'merchant.cardsLeft':
    '{left} z tej kwoty nie odpowiada cenie żadnej karty. Znajdź karty z tego zamówienia w sekcji Karty podarunkowe i zablokuj właściwe.',
  'merchant.lateSubject': 'Zwracamy spóźnioną płatność za zamówienie {number}',
  'merchant.late':
    'Zamówienie {number} było już anulowane, a towar sprzedany, gdy przyszła płatność {total}. Pieniądze wracają do klienta automatycznie; niczego nie wysyłaj.',
  'merchant.lateByHand':
    'Zamówienie {number} było już anulowane, a towar sprzedany, gdy przyszła płatność {total}. Ta metoda płatności sama niczego nie zwraca: zwróć pieniądze klientowi samodzielnie; niczego nie wysyłaj.',
  'merchant.link': 'Zobacz zamówienie',
  'merchant.orderDue': 'Zamówienie {number} czeka na wysyłkę. Płatność przy odbiorze: przewoźnik pobiera {total}.',
  'merchant.lowStockSubject': {
    one: 'Kończy się {count} produkt',
    few: 'Kończą się {count} produkty',
    many: 'Kończy się {count} produktów',
    other: 'Kończy się {count} produktu',
  },
  'merchant.lowStock': 'Zamów je ponownie, zanim się skończą',
  'merchant.lowStockLine': {
    one: '{name}: została {count} sztuka',
    few: '{name}: zostały {count} sztuki',
    many: '{name}: zostało {count} sztuk',
    other: '{name}: zostało {count} sztuki',
  },
  'merchant.lowStockLink': 'Zobacz, czego jest mało',
};
