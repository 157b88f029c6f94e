import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/picture-refusals.ts';

export const messages: Translated<typeof english> = {
  'pictures.refused_NotAPicture':
    'Tego pliku sklep nie potrafi odczytać jako zdjęcia. Użyj formatu JPEG, PNG, WebP lub AVIF.',
  'pictures.refused_BrokenPicture':
    'Zdjęcie jest uszkodzone lub niepełne. Otwórz oryginał, zapisz go od nowa i wybierz jeszcze raz.',
  'pictures.refused_AnimatedPicture': 'To zdjęcie jest animowane. Zapisz jedną klatkę jako JPEG lub PNG i wybierz ją.',
  'pictures.refused_HeicPicture':
    'To zdjęcie HEIC, którego ta przeglądarka nie odczyta. Wyślij je z iPhone’a jako JPEG albo ustaw: Ustawienia > Aparat > Formaty > „Najbardziej zgodne”.',
  'pictures.refused_TooManyPixels':
    'Zdjęcie ma ponad 64 miliony pikseli. Zmniejsz je poniżej 8000 × 8000 i wybierz ponownie.',
  'pictures.refused_TooManyBytes': 'Plik jest większy niż 20 MB. Zapisz go w mniejszym rozmiarze i wybierz ponownie.',
  'pictures.refused_SignedOut':
    'Sesja wygasła albo nie masz uprawnień do dodawania zdjęć. Zaloguj się w innej karcie i spróbuj ponownie.',
  'pictures.refused_Offline': 'Połączenie kilka razy się zerwało i nic nie zapisano. Spróbuj, gdy będzie lepsze.',
  'pictures.refused_StoreAway':
    'Magazyn zdjęć sklepu chwilowo nie odpowiada. Zdjęcia nie zapisano: spróbuj ponownie za kilka minut.',
  'pictures.refused_StoreFull':
    'W magazynie zdjęć sklepu zabrakło miejsca i zdjęcia nie zapisano. Poproś osobę, która prowadzi serwer, o zwolnienie miejsca.',
  'pictures.refused_StoreRefuses':
    'Magazyn zdjęć nie wpuszcza sklepu i zdjęcia nie zapisano. Poproś osobę, która prowadzi serwer, o sprawdzenie kluczy magazynu.',
};
