import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/discount-code.ts';

export const messages: Translated<typeof english> = {
  'discount.add': 'Dodaj kod rabatowy',
  'discount.addEither': 'Dodaj kod rabatowy lub kartę podarunkową',
  'discount.code': 'Kod rabatowy',
  'discount.codeEither': 'Kod rabatowy lub karta podarunkowa',
  'discount.apply': 'Zastosuj',
  'discount.remove': 'Usuń kod {code}',
  'discount.cardRemove': 'Usuń: {code}',
  'discount.short': 'Usuń',
  'discount.done': 'Kod {code} został naliczony.',
  'discount.off': 'Kod rabatowy został usunięty.',
  'discount.refusedUNKNOWN': 'Nie ma takiego kodu. Sprawdź, czy nie ma w nim literówki.',
  'discount.refusedNOT_YET': 'Ten kod jeszcze nie obowiązuje.',
  'discount.refusedEXPIRED': 'Ten kod już nie obowiązuje.',
  'discount.refusedUSED_UP': 'Ten kod został już wykorzystany.',
  'discount.refusedOTHER_CURRENCY': 'Ten kod nie działa w tej walucie.',
  'discount.refusedNOT_FOR_THESE_GOODS': 'Ten kod nie obejmuje produktów z Twojego koszyka.',
  'discount.refusedMINIMUM_NOT_REACHED': 'Ten kod działa przy zamówieniach od {amount}.',
  'discount.refusedNOT_WITH_THIS_EMAIL': 'Ten kod został już wykorzystany z Twoim adresem e-mail.',
  'discount.refusedTOO_MANY_TRIES': 'Za dużo prób. Spróbuj ponownie za godzinę.',
  'discount.cardDone': 'Karta podarunkowa {code} zostanie użyta przy płatności.',
  'discount.cardPays': 'Karta podarunkowa {code}',
  'discount.cardLeft': 'zostaje na niej {amount}',
  'discount.cardDue': 'Pozostaje do zapłaty',
  'discount.refusedCARD_UNKNOWN':
    'Nie ma karty podarunkowej o tym kodzie albo nie ma już na niej środków. Sprawdź, czy nie ma w nim literówki.',
  'discount.refusedCARD_OTHER_CURRENCY':
    'Ta karta podarunkowa jest w innej walucie. Możesz jej użyć w wersji sklepu dla kraju, dla którego ją wydano.',
  'discount.refusedCARD_OTHER_GOODS':
    'Ta karta podarunkowa jest tylko na towary o jednej stawce VAT, a w koszyku są też inne. Zamów je osobno.',
  'discount.refusedCARD_TOO_MANY': 'Jedno zamówienie można opłacić najwyżej pięcioma kartami podarunkowymi.',
};
