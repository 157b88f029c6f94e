import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/points.ts';

export const messages: Translated<typeof english> = {
  'points.title': 'Dostawa',
  'points.intro': 'Jak paczki trafiają do klientów i gdzie można je odebrać.',
  'points.set': 'Ustaw sposoby, ceny i czas dostawy',
  'points.ways': 'Sposoby dostawy',
  'points.kind_courier': 'pod drzwi',
  'points.kind_locker': 'automat paczkowy',
  'points.kind_point': 'punkt odbioru',
  'points.offered': 'dostępny dla kupujących',
  'points.notOffered': 'jeszcze niedostępny: brakuje punktów odbioru',
  'points.notOfferedIn': 'niedostępny w krajach: {countries}. Brakuje tam punktów odbioru',
  'points.lists': 'Punkty odbioru',
  'points.none': 'Żaden sposób dostawy nie prowadzi do automatu ani punktu odbioru.',
  'points.noPoints': 'Nie ma jeszcze punktów',
  'points.count': { one: '{number} punkt', few: '{number} punkty', many: '{number} punktów', other: '{number} punktu' },
  'points.countAt': {
    one: '{number} punkt, stan z {moment}',
    few: '{number} punkty, stan z {moment}',
    many: '{number} punktów, stan z {moment}',
    other: '{number} punktu, stan z {moment}',
  },
  'points.load': 'Pobierz punkty',
  'points.loadAgain': 'Zaktualizuj punkty',
  'points.loadOf': '{action}: {carrier}',
  'points.fromCarrier': 'Listę udostępnia sam przewoźnik ({carrier}). Potem aktualizuje się ona co tydzień.',
  'points.fromFile': 'Punkty wczytuje się z pliku JSON, do {size}\u00a0MB. Jak ma wyglądać, mówi {command}.',
  'points.withKeys':
    'Gdy zapiszesz {secrets}, punkty pobierzesz od przewoźnika ({carrier}) jednym kliknięciem: {command}',
  'points.file': 'Plik z punktami: {carrier}',
  'points.upload': 'Wczytaj plik',
  'points.underWay': 'Trwa pobieranie',
  'points.progress': '{done} z {total}',
  'points.leftOut': {
    one: 'Nie udało się użyć {count} wpisu przewoźnika i został on pominięty.',
    few: 'Nie udało się użyć {count} wpisów przewoźnika i zostały one pominięte.',
    many: 'Nie udało się użyć {count} wpisów przewoźnika i zostały one pominięte.',
    other: 'Nie udało się użyć {count} wpisu przewoźnika i został on pominięty.',
  },
  'points.toClosed':
    'Te zamówienia czekają na wysyłkę do punktów, które tymczasem zamknięto. Zapytaj kupujących o inny punkt.',
  'points.asked': 'Trwa pobieranie punktów: {carrier}. Możesz pracować dalej.',
  'points.kept': 'Dotychczasowe punkty pozostały bez zmian.',
  'points.notSent': 'Nie udało się przesłać pliku. Sprawdź połączenie i wczytaj go jeszcze raz.',
  'points.PointsNoSource': 'Bez kluczy nie można pobrać listy przewoźnika. Zapisz klucze albo wczytaj plik.',
  'points.PointsAway':
    'Przewoźnik nie odpowiedział. Spróbuj ponownie za kilka minut, a jeśli to nie pomoże, sprawdź, czy serwer ma dostęp do internetu.',
  'points.PointsKeysRefused': 'Przewoźnik nie przyjmuje kluczy. Zapisz je jeszcze raz i spróbuj ponownie.',
  'points.PointsUnreadable': 'Nie udało się zrozumieć odpowiedzi przewoźnika. Spróbuj później albo wczytaj plik.',
  'points.PointsCutOff': 'Lista dotarła niepełna. Spróbuj ponownie.',
  'points.PointsNotJson':
    'Plik nie jest zapisany jako JSON w UTF-8 albo urywa się w połowie. Zapisz go jeszcze raz i wczytaj ponownie.',
  'points.PointsWrong':
    'Jeden z wpisów w pliku jest nieprawidłowy albo należy do innego przewoźnika. Popraw go i wczytaj plik ponownie.',
  'points.PointsFileTooLarge': 'Plik jest za duży.',
  'points.PointsEmpty': 'Na liście nie ma żadnego czynnego punktu.',
  'points.PointsTooMany':
    'Lista jest o wiele dłuższa niż liczba punktów jakiegokolwiek przewoźnika. Nie została przyjęta.',
  'points.PointsFewer':
    'Lista ma mniej niż połowę dotychczasowych punktów, więc może być niepełna. Jeśli jest prawidłowa, wczytaj ją poleceniem {command}.',
  'points.PointsUnderWay': 'Trwa już pobieranie punktów tego przewoźnika.',
  'points.PointsUnknownCarrier': 'Żaden sposób dostawy nie prowadzi już do punktów tego przewoźnika. Odśwież stronę.',
};
