import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law-page.ts';

export const messages: Translated<typeof english> = {
  'lawPage.title': 'Prawo',
  'lawPage.missing': 'Brakuje',
  'lawPage.toConfirm': 'Do potwierdzenia',
  'lawPage.met': 'Spełnione',
  'lawPage.notApplicable': 'Nie dotyczy',
  'lawPage.mend': 'Uzupełnij',
  'lawPage.source': 'Podstawa prawna',
  'lawPage.more': 'i jeszcze {count}',
  'lawPage.noneMissing': 'Nie brakuje niczego, co możemy sprawdzić.',
  'lawPage.intro':
    'Czego prawo wymaga od takiego sklepu jak Twój i jak to u Ciebie wygląda. To nie jest porada prawna.',
  'lawPage.record': 'Rejestr czynności, odbiorcy i ciasteczka',
  'lawPage.noticeGet': 'Pobierz urzędowy plik',
  'lawPage.noticeOf': 'Informacja w języku: {language}',
  'lawPage.noticeNone': 'brak: w jej miejscu jest zdanie',
  'lawPage.noticeUpload': 'Wybierz plik',
  'lawPage.noticeReplace': 'Zamień',
  'lawPage.noticeRemove': 'Usuń',
  'lawPage.noticeHint':
    'PNG, JPEG, WebP, SVG lub PDF, najwyżej {size} MB. Plik przechowujemy co do bajtu; porównaj sumę kontrolną (SHA-256) z podaną przez Komisję.',
  'lawPage.noticeSet': 'Informacja jest od teraz pokazywana.',
  'lawPage.noticeRemoved': 'W tym miejscu znów jest zdanie.',
  'lawPage.noticeTooLarge': 'Plik ma ponad {size} MB. Użyj urzędowego pliku bez zmian.',
  'lawPage.noticeNotShown': 'To nie jest PNG, JPEG, WebP, SVG ani PDF. Komisja udostępnia plik w kilku formatach.',
  'lawPage.noticeFailed': 'Plik nie dotarł. Spróbuj jeszcze raz.',
  'lawPage.noticeShow': 'Pokaż plik',
  'lawPage.checksum': 'Suma kontrolna',
  'recordPage.title': 'Dane osobowe: rejestr i ciasteczka',
  'recordPage.print': 'Drukuj',
  'recordPage.download': 'Pobierz',
  'recordPage.toLaw': 'Wróć do prawa',
};
