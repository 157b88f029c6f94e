import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/discounts/discount-code.ts';

export const messages: Translated<typeof english> = {
  'discount.add': 'Dodaj kod rabatowy',
  'discount.code': 'Kod rabatowy',
  'discount.apply': 'Zastosuj',
  'discount.remove': 'Usuń kod {code}',
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
};
