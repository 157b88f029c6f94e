import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/product-refusals.ts';

export const messages: Translated<typeof english> = {
  'productEditor.refusal_TitleMissing': 'Produkt musi mieć nazwę w głównym języku katalogu.',
  'productEditor.refusal_HandleTaken': 'Ten adres ma lub miał inny produkt. Wybierz inny.',
  'productEditor.refusal_CompareAtTooLow': 'Cena przekreślona musi być wyższa niż cena.',
  'productEditor.refusal_AmountMissing': 'Brakuje ceny: przekreślić można tylko cenę czegoś, co ma cenę.',
  'productEditor.refusal_PriceMissing': 'Bez ceny produktu nie można sprzedawać. Ustal ją albo zapisz szkic.',
  'productEditor.refusal_ProductUnknown': 'Tego produktu już nie ma.',
  'productEditor.refusal_VariantUnknown':
    'Jednego z wariantów już nie ma. Wczytaj stronę ponownie; wpisany tekst zostanie zachowany.',
  'productEditor.refusal_OwnFieldUnknown': 'To pole już nie istnieje. Odśwież stronę, aby zobaczyć aktualne pola.',
  'productEditor.refusal_OwnFieldInvalid':
    'Własne pole nie przyjmuje takiej wartości. Odśwież stronę: ktoś mógł zmienić jego ustawienia.',
  'productEditor.refusal_PictureUnknown':
    'Jednego ze zdjęć nie ma już w bibliotece. Zdejmij je z produktu albo dodaj plik jeszcze raz.',
  'productEditor.refusal_PictureTwice': 'Produkt ma dwa razy to samo zdjęcie. Zdejmij jedno z nich.',
  'productEditor.refusal_TooManyPictures': 'Produkt może mieć najwyżej {fields} zdjęć. Zdejmij kilka z nich.',
  'productEditor.refusal_ValueUnknown':
    'Żaden wariant nie ma już wartości {fields}. Wybierz ponownie, do czego należy zdjęcie.',
  'productEditor.refusal_FieldsInvalid': 'Tego nie można zapisać: {fields}.',
};
