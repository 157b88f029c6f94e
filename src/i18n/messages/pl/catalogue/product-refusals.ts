import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-refusals.ts';

export const messages: Translated<typeof english> = {
  'productEditor.refusal_TitleMissing': 'Produkt musi mieć nazwę w głównym języku katalogu.',
  'productEditor.refusal_HandleTaken': 'Ten adres ma lub miał inny produkt. Wybierz inny.',
  'productEditor.refusal_CompareAtTooLow': 'Cena przekreślona musi być wyższa niż cena.',
  'productEditor.refusal_AmountMissing': 'Brakuje ceny: bez niej nie może być ceny przekreślonej.',
  'productEditor.refusal_PriceMissing': 'Bez ceny produktu nie można sprzedawać. Ustal ją albo zapisz szkic.',
  'productEditor.refusal_ProductUnknown': 'Tego produktu już nie ma.',
  'productEditor.refusal_VariantUnknown':
    'Jednego z wariantów już nie ma. Odśwież stronę; wpisany tekst zostanie zachowany.',
  'productEditor.refusal_OwnFieldUnknown': 'To pole już nie istnieje. Odśwież stronę, aby zobaczyć aktualne pola.',
  'productEditor.refusal_OwnFieldInvalid':
    'Własne pole nie przyjmuje takiej wartości. Odśwież stronę: ktoś mógł zmienić jego ustawienia.',
  'productEditor.refusal_PictureUnknown':
    'Jednego ze zdjęć nie ma już w bibliotece. Usuń je z produktu albo dodaj plik jeszcze raz.',
  'productEditor.refusal_PictureTwice': 'Produkt ma dwa razy to samo zdjęcie. Usuń jedno z nich.',
  'productEditor.refusal_TooManyPictures': 'Produkt może mieć najwyżej {fields} zdjęć. Usuń kilka z nich.',
  'productEditor.refusal_ValueUnknown':
    'Żaden wariant nie ma już wartości {fields}. Wybierz ponownie, do czego należy zdjęcie.',
  'productEditor.refusal_OptionUnknown':
    'Nie ma już opcji lub wartości {fields}. Odśwież stronę; to, co wpisano, zostanie.',
  'productEditor.refusal_OptionTwice': 'Dwie opcje miałyby nazwę {fields}. Nadaj każdej własną.',
  'productEditor.refusal_ValueTwice': 'Wartość byłaby podwójna: {fields}. Podaj każdą raz albo połącz obie.',
  'productEditor.refusal_VariantTwice':
    'Wariant {fields} już istnieje: być może ktoś właśnie go dodał. Odśwież stronę.',
  'productEditor.refusal_TooManyVariants':
    'Wariantów byłoby {fields}, więcej, niż produkt może mieć. Podaj mniej wartości.',
  'productEditor.refusal_VariantsMissing':
    'Musi zostać przynajmniej jeden wariant. Aby nie sprzedawać żadnego, zarchiwizuj produkt.',
  'productEditor.refusal_StockNotTracked': 'Sztuki jednego z wariantów nie są liczone. Najpierw włącz ich liczenie.',
  'productEditor.refusal_StockBelowReserved':
    'Tylu sztuk nie można zdjąć: na stanie i zarezerwowane przez zamówienia: {fields}.',
  'productEditor.refusal_MomentUnknown':
    '{fields}: tej nocy zmienia się czas i takiej godziny nie ma albo jest dwa razy, albo data jest błędna. Wybierz inny termin.',
  'productEditor.refusal_ReductionBeginPast':
    'Obniżka zaczęłaby się w przeszłości, gdy nikt nie widział niższej ceny. Zostaw puste, aby zaczęła się teraz.',
  'productEditor.refusal_ReductionEndPast': 'Koniec obniżki już minął. Wybierz późniejszy albo zakończ ją teraz.',
  'productEditor.refusal_ReductionEndBeforeBegin': 'Obniżka skończyłaby się, zanim się zacznie.',
  'productEditor.refusal_ReductionUnknown':
    'Jedna z obniżek już się skończyła albo została usunięta. Odśwież stronę; to, co wpisano, zostanie.',
  'productEditor.refusal_ReductionBegun':
    'Obniżka w międzyczasie się zaczęła: jej cena i początek zostają takie, jakie pokazano klientom. Możesz ją zakończyć albo przesunąć jej koniec.',
  'productEditor.refusal_ReductionWithoutPrice':
    'Obniżka dotyczy ceny, której już nie ma albo która jest przeliczana z innej waluty. Usuń ją.',
  'productEditor.refusal_ReductionNotBelow': 'Obniżona cena musi być niższa od ceny.',
  'productEditor.refusal_ReductionsOverlap':
    'Dwie obniżki jednej ceny obowiązywałyby w tym samym czasie. Przesuń jedną z nich.',
  'productEditor.refusal_FieldsInvalid': 'Tego nie można zapisać: {fields}.',
};
