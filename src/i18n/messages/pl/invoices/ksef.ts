import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/ksef.ts';

export const messages: Translated<typeof english> = {
  'ksef.number': 'KSeF {number}',
  'ksef.numberOfPractice': 'KSeF {number} (środowisko próbne: {environment})',
  'ksef.waits': 'Czeka na wysłanie do KSeF',
  'ksef.waitsForOriginal': 'Czeka na numer KSeF faktury, którą koryguje',
  'ksef.offline': 'Wystawiona offline, czeka na KSeF',
  'ksef.working': 'KSeF sprawdza dokument',
  'ksef.refused': 'Odrzucona przez KSeF: {reason}',
  'ksef.notSent': 'Nie wysłano do KSeF',
  'ksef.conflicting': 'Wstrzymano, bo w KSeF jest inny dokument o tym numerze ({reason})',
  'ksef.advice_permission':
    'Właściciel certyfikatu lub tokena nie ma uprawnień do wystawiania faktur w imieniu tego NIP. Nadaj je w KSeF, a potem wyślij fakturę ponownie.',
  'ksef.advice_attachment':
    'KSeF przyjmuje faktury z załącznikami tylko od firm, które to zgłosiły. Kasa niczego nie załącza: prosimy o zgłoszenie tego błędu.',
  'ksef.advice_damaged':
    'Plik uległ uszkodzeniu w drodze. Wyślij go ponownie; jeśli KSeF znów go odrzuci, zgłoś to, podając powód.',
  'ksef.advice_duplicate':
    'Dwa programy numerują faktury w tej samej serii. Ustal z księgową, który z dokumentów jest właściwy, i zmień początek jednej z serii: Ustawienia, Faktury. Nie wystawiaj faktury za tę samą sprzedaż dwa razy.',
  'ksef.advice_content':
    'Powód wskazuje, czego KSeF nie przyjął. Każda faktura jest przed wysłaniem sprawdzana według tej samej struktury FA(3), więc to błąd programu: prosimy o zgłoszenie. Po aktualizacji wyślij fakturę ponownie i nie wystawiaj drugiej do tego zamówienia.',
  'ksef.advice_trouble': 'KSeF przerwał przetwarzanie z własnych przyczyn. Wyślij ponownie później.',
  'ksef.advice_accepted':
    'KSeF ma już tę fakturę albo jej korektę techniczną. Nie wysyłaj jej więcej i poproś księgową, aby odszukała ją w KSeF.',
  'ksef.advice_session':
    'KSeF nie przyjął sesji lub paczki, w której faktura została wysłana, i nie zgłasza zastrzeżeń do samej faktury. Wyślij ją ponownie; jeśli znów się nie uda, zgłoś to, podając powód.',
  'ksef.advice_erased': 'Okres przechowywania minął i treść dokumentu została usunięta.',
  'ksef.advice_seller':
    'Fakturę wystawiono bez prawidłowego NIP sprzedawcy, więc zostaje poza KSeF, tak samo jak jej korekty. Popraw dane firmy w ustawieniach. Zamówienie ma jedną fakturę: jeśli sprzedaż musi być w KSeF, wprowadź ją jako nowe zamówienie ręczne, a tę fakturę skoryguj zwrotem do zera.',
  'ksef.advice_buyerNip':
    'NIP nabywcy jest nieprawidłowy, więc faktura zostaje poza KSeF, tak samo jak jej korekty: KSeF nie przyjmuje korekt NIP. Zamówienie ma jedną fakturę: jeśli sprzedaż musi być w KSeF, wprowadź ją jako nowe zamówienie ręczne z właściwym NIP, a tę fakturę skoryguj zwrotem do zera.',
  'ksef.advice_corrected':
    'Faktury, którą ten dokument koryguje, nie ma w KSeF, więc korekta też zostaje poza KSeF. Przekaż ją nabywcy, a księgowość ujmie obie w ewidencji.',
  'ksef.advice_rate':
    'Na fakturze jest stawka VAT, której w Polsce nie ma. Sprawdź Ustawienia, Podatki, i zapytaj księgową, jak skorygować fakturę.',
  'ksef.advice_national':
    'Faktura jest w walucie obcej i nie podaje kwoty VAT w złotych ani kursu. Księgowa musi wprowadzić ją do KSeF ręcznie.',
  'ksef.advice_other': 'Wyślij ponownie później. Jeśli KSeF znów ją odrzuci, zgłoś to, podając powód.',
  'ksef.problem_notReady':
    'Od {moment} nic nie jest wysyłane do KSeF: brakuje środowiska, NIP firmy albo certyfikatu. Czego dokładnie, powie „kasa doctor”.',
  'ksef.problem_away':
    'Od {moment} nie ma połączenia z KSeF. Oczekujące dokumenty zostaną wysłane automatycznie, gdy tylko odpowie.',
  'ksef.problem_limited':
    'Wyczerpano limit żądań KSeF. Oczekujące dokumenty zostaną wysłane automatycznie, gdy limit na to pozwoli.',
  'ksef.problem_refused': 'Od {moment} KSeF nie wpuszcza sklepu: {problem}. Sprawdź certyfikat i jego uprawnienia.',
  'ksef.problem_unfinished': 'Od {moment} KSeF przetwarza część faktur. Pozostałe są w tym czasie wysyłane.',
  'ksef.problem_other': 'Od {moment} wysyłka do KSeF się nie udaje: {problem}',
  'ksef.outage_failure':
    'Od {moment} trwa ogłoszona awaria KSeF. Faktury są od razu wystawiane offline, a termin ich przesłania to 7 dni roboczych od zakończenia awarii: gdy zostanie ogłoszone, wpisz je w Ustawienia, Faktury.',
  'ksef.outage_unavailability':
    'Od {moment} trwa ogłoszona niedostępność KSeF. Faktury są od razu wystawiane offline, a termin ich przesłania to następny dzień roboczy po jej zakończeniu.',
  'ksef.dueAfterOutage': {
    one: '{count} dokument wystawiono offline. Termin przesłania zależy od końca awarii lub niedostępności, którego jeszcze nie wpisano.',
    few: '{count} dokumenty wystawiono offline. Termin przesłania zależy od końca awarii lub niedostępności, którego jeszcze nie wpisano.',
    many: '{count} dokumentów wystawiono offline. Termin przesłania zależy od końca awarii lub niedostępności, którego jeszcze nie wpisano.',
    other:
      '{count} dokumentu wystawiono offline. Termin przesłania zależy od końca awarii lub niedostępności, którego jeszcze nie wpisano.',
  },
  'ksef.dueBy': {
    one: '{count} dokument wystawiony offline trzeba dostarczyć do KSeF najpóźniej {day}.',
    few: '{count} dokumenty wystawione offline trzeba dostarczyć do KSeF najpóźniej {day}.',
    many: '{count} dokumentów wystawionych offline trzeba dostarczyć do KSeF najpóźniej {day}.',
    other: '{count} dokumentu wystawionego offline trzeba dostarczyć do KSeF najpóźniej {day}.',
  },
};
