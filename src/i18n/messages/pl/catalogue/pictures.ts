import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/pictures.ts';

export const messages: Translated<typeof english> = {
  'pictures.heading': 'Zdjęcia',
  'pictures.drop': 'Upuść zdjęcia tutaj, wklej je albo wybierz pliki',
  'pictures.camera': 'Zrób zdjęcie',
  'pictures.fromLibrary': 'Wybierz z biblioteki',
  'pictures.uploading': '{name}: wysłano {percent}%',
  'pictures.leaveUploading': 'Zdjęcie jest jeszcze wysyłane. Wyjść mimo to?',
  'pictures.waitForUpload': 'Zdjęcie jest jeszcze wysyłane. Zapisz, gdy dotrze, albo je usuń.',
  'pictures.retry': 'Spróbuj ponownie',
  'pictures.dismiss': 'Usuń',
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
    'Nie jesteś zalogowana lub zalogowany albo nie możesz dodawać zdjęć. Zaloguj się w innej karcie i spróbuj ponownie.',
  'pictures.refused_Offline': 'Połączenie kilka razy się zerwało i nic nie zapisano. Spróbuj, gdy będzie lepsze.',
  'pictures.number': 'Zdjęcie {number} z {total}',
  'pictures.main': 'Pierwsze zdjęcie',
  'pictures.earlier': 'Przesuń o jedno do przodu',
  'pictures.later': 'Przesuń o jedno do tyłu',
  'pictures.moved': 'Zdjęcie ma teraz numer {number} z {total}.',
  'pictures.edit': 'Edytuj zdjęcie {number}',
  'pictures.close': 'Gotowe',
  'pictures.large': 'Duży widok',
  'pictures.alt': 'Co przedstawia ({language})',
  'pictures.altHint': 'Czytane osobom, które nie widzą zdjęcia, i przez wyszukiwarki.',
  'pictures.noAlt': 'Bez opisu: {languages}',
  'pictures.propose': 'Uzupełnij na podstawie nazwy',
  'pictures.belongsTo': 'Pokazuj przy',
  'pictures.wholeProduct': 'Cały produkt',
  'pictures.focus':
    'Naciśnij miejsce, które ma pozostać widoczne, gdy ramka przytnie zdjęcie. Strzałki przesuwają punkt.',
  'pictures.focusAt': 'Punkt: {x}% od lewej, {y}% od góry',
  'pictures.takeOff': 'Usuń z produktu',
  'pictures.takenOff': 'Do usunięcia przy zapisie: {count}. Zostają w bibliotece.',
  'pictures.putBack': 'Przywróć',
  'pictures.twice': 'Produkt ma już to zdjęcie.',
  'pictures.notLoaded': 'Jeszcze nie pobrano',
  'pictures.order': 'Kolejność zdjęć',
  'pictures.picture': 'Zdjęcie',
  'pictures.there': 'Jest',
  'pictures.gone': 'Usunięte',
  'pictures.library': 'Biblioteka zdjęć',
  'pictures.noneYet': 'Nie ma jeszcze zdjęć. Prześlij pierwsze albo dodaj je do produktu.',
  'pictures.search': 'Plik, opis lub produkt',
  'pictures.next': 'Starsze zdjęcia',
  'pictures.unnamed': 'Bez nazwy',
  'pictures.choose': 'Wybierz {name}',
};
