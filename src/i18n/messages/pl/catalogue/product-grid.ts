import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-grid.ts';

export const messages: Translated<typeof english> = {
  'grid.title': 'Edycja wielu produktów',
  'grid.toList': 'Wróć do listy',
  'grid.cell': 'Komórka',
  'grid.save': {
    one: 'Zapisz {count} zmianę',
    few: 'Zapisz {count} zmiany',
    many: 'Zapisz {count} zmian',
    other: 'Zapisz {count} zmiany',
  },
  'grid.undo': 'Cofnij',
  'grid.fillDown': 'Wypełnij w dół',
  'grid.raise': 'Zmień ceny',
  'grid.raiseHint': '10% lub -5% to procent, 2,50 lub -2,50 to kwota. Zmienia ceny w zaznaczonych komórkach.',
  'grid.raiseNow': 'Zmień zaznaczone ceny',
  'grid.discard': 'Odrzuć zmiany',
  'grid.saved': {
    one: 'Zapisano {count} produkt.',
    few: 'Zapisano {count} produkty.',
    many: 'Zapisano {count} produktów.',
    other: 'Zapisano {count} produktu.',
  },
  'grid.undoSaved': 'Cofnij wszystko',
  'grid.refused': {
    one: 'Nie zapisano {count} produktu. Jego komórki są oznaczone; przejdź do jednej, aby zobaczyć dlaczego.',
    few: 'Nie zapisano {count} produktów. Ich komórki są oznaczone; przejdź do jednej, aby zobaczyć dlaczego.',
    many: 'Nie zapisano {count} produktów. Ich komórki są oznaczone; przejdź do jednej, aby zobaczyć dlaczego.',
    other: 'Nie zapisano {count} produktu. Ich komórki są oznaczone; przejdź do jednej, aby zobaczyć dlaczego.',
  },
  'grid.raiseLeft': {
    one: '{count} cena się nie zmieniła: nie da się jej odczytać albo nie byłaby wyższa od 0.',
    few: '{count} ceny się nie zmieniły: nie da się ich odczytać albo nie byłyby wyższe od 0.',
    many: '{count} cen się nie zmieniło: nie da się ich odczytać albo nie byłyby wyższe od 0.',
    other: '{count} ceny się nie zmieniło: nie da się ich odczytać albo nie byłyby wyższe od 0.',
  },
  'grid.faults':
    'Niektórych komórek nie da się odczytać i nic nie wysłano. Są oznaczone; przejdź do jednej, aby zobaczyć dlaczego.',
  'grid.paste_rows': {
    one: 'Blok ma {count} wiersz, a od tej komórki w dół jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej wierszy albo zacznij wyżej.',
    few: 'Blok ma {count} wiersze, a od tej komórki w dół jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej wierszy albo zacznij wyżej.',
    many: 'Blok ma {count} wierszy, a od tej komórki w dół jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej wierszy albo zacznij wyżej.',
    other:
      'Blok ma {count} wiersza, a od tej komórki w dół jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej wierszy albo zacznij wyżej.',
  },
  'grid.paste_columns': {
    one: 'Blok ma {count} kolumnę, a od tej komórki w prawo jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej kolumn albo zacznij bardziej z lewej.',
    few: 'Blok ma {count} kolumny, a od tej komórki w prawo jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej kolumn albo zacznij bardziej z lewej.',
    many: 'Blok ma {count} kolumn, a od tej komórki w prawo jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej kolumn albo zacznij bardziej z lewej.',
    other:
      'Blok ma {count} kolumny, a od tej komórki w prawo jest miejsce tylko na {left}. Nic nie wklejono: skopiuj mniej kolumn albo zacznij bardziej z lewej.',
  },
  'grid.paste_uneven': {
    one: 'Wiersz {row} bloku ma {count} komórkę, a pierwszy ma {columns}. Nic nie wklejono: skopiuj blok z wierszami równej długości.',
    few: 'Wiersz {row} bloku ma {count} komórki, a pierwszy ma {columns}. Nic nie wklejono: skopiuj blok z wierszami równej długości.',
    many: 'Wiersz {row} bloku ma {count} komórek, a pierwszy ma {columns}. Nic nie wklejono: skopiuj blok z wierszami równej długości.',
    other:
      'Wiersz {row} bloku ma {count} komórki, a pierwszy ma {columns}. Nic nie wklejono: skopiuj blok z wierszami równej długości.',
  },
  'grid.fixed': 'Nie można zmienić tutaj',
  'grid.noAmount': 'To nie jest kwota w tej walucie albo przekracza miliard',
  'grid.zeroPrice':
    'Przy 0 produkt byłby rozdawany. Jeśli o to chodzi, wpisz to na stronie produktu. Czego nie sprzedajesz, zarchiwizuj albo zmień w szkic.',
  'grid.noPrice': 'Cena nie może być pusta. Produkt, którego nie sprzedajesz, zarchiwizuj albo zmień w szkic.',
  'grid.emptyTitle': 'Nazwa nie może być pusta',
  'grid.tooLong': 'Najwyżej 500 znaków',
  'grid.noState': 'Wpisz Opublikowany, Szkic albo Zarchiwizowany',
  'grid.noWhole': 'Wpisz liczbę całkowitą',
  'grid.noWeight': 'Całe gramy albo kilogramy, na przykład 1,2 kg',
  'grid.low': 'Najniższa cena z 30 dni: {low}.',
  'grid.pageSays': 'Na stronie: {price}.',
  'grid.pageReduced': 'Na stronie: {price} zamiast {low}.',
  'grid.waits': 'Jeszcze nie zapisano: najpierw zajmij się inną komórką tego produktu',
  'grid.collision': '{who}: w międzyczasie zapisano „{theirs}”; Ty masz „{mine}”.',
  'grid.keepMine': 'Zostaw moje',
  'grid.takeTheirs': 'Przyjmij zapisane',
  'grid.refusal_CompareAtTooLow': 'Cena przekreślona musi być wyższa niż cena',
  'grid.refusal_AmountMissing': 'Najpierw wpisz cenę, potem przekreśloną',
  'grid.refusal_ProductUnknown': 'Tego produktu już nie ma',
  'grid.refusal_VariantUnknown': 'Tego wariantu już nie ma',
  'grid.refusal_FieldsInvalid': 'Produktu nie zapisano: ta wartość nie jest tu możliwa',
  'grid.refusal_PriceMissing': 'Bez ceny nie można go sprzedawać: najpierw ją wpisz',
  'grid.refusal_StockNotTracked': 'Stan nie jest już liczony: najpierw włącz liczenie na stronie produktu',
  'grid.refusal_StockBelowReserved': 'Zamówienia zarezerwowały więcej: wpisz większą liczbę',
};
