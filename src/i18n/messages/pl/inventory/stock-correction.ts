import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/inventory/stock-correction.ts';
export const messages: Translated<typeof english> = {
  'stock.newOnHand': 'Teraz na stanie',
  'stock.reservedHint': {
    one: 'w tym {count} sztuka zarezerwowana dla zamówień',
    few: 'w tym {count} sztuki zarezerwowane dla zamówień',
    many: 'w tym {count} sztuk zarezerwowanych dla zamówień',
    other: 'w tym {count} sztuki zarezerwowanej dla zamówień',
  },
  'stock.why': 'Powód',
  'stock.words': 'Własnymi słowami',
  'stock.save': 'Zapisz',
  'stock.whole': 'Liczba całkowita, co najmniej 0',
  'stock.cause_counted': 'Policzono',
  'stock.cause_corrected': 'Liczba była błędna',
  'stock.cause_damaged': 'Uszkodzone',
  'stock.cause_lost': 'Zagubione',
  'stock.cause_own_use': 'Na własny użytek',
  'stock.cause_sample': 'Próbka',
  'stock.cause_theft': 'Kradzież',
  'stock.cause_other': 'Inny powód',
  'stock.refusal_VariantUnknown': 'Nie ma go już w katalogu.',
  'stock.refusal_StockNotTracked': 'Sprzedaje się go bez liczenia stanu.',
  'stock.refusal_StockBelowReserved':
    'Na stanie jest {onHand}, a zamówienia zarezerwowały {reserved}: mniej nie może zostać. Zdejmij mniej albo najpierw anuluj te zamówienia.',
  'stock.refusal_StockTooLarge': 'Na stanie jest {onHand}: razem byłoby więcej, niż można zapisać. Wpisz mniej.',
  'stock.refusal_QuantityInvalid': 'Wpisz liczbę całkowitą do 1 000 000.',
  'stock.refusal_StockEnteredSince':
    'W międzyczasie zmieniono tę liczbę ({who}): na stanie jest teraz {onHand}. Jeśli Twoja jest właściwa, zapisz jeszcze raz.',
  'stock.enteredAlready': 'Liczba {typed} była już wpisana ({who}), więc nic nie dodano. Na stanie: {onHand}.',
  'stock.refusal_NothingEntered': 'Lista jest jeszcze pusta.',
  'stock.refusal_TooManyLines': 'Naraz można zapisać najwyżej 10 000 produktów. Najpierw zapisz część.',
  'stock.refusal_WordsMissing': 'Napisz w kilku słowach dlaczego.',
  'stock.refusal_KeyReused':
    'Tę listę już zapisano, z innymi liczbami. Zanim zapiszesz ją ponownie, zobacz ruchy magazynowe.',
  'stock.refusal_LinesRefused': 'Nic jeszcze nie zapisano: najpierw popraw zaznaczone wiersze.',
};
