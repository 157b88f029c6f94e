import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/sign-in-again.ts';

export const messages: Translated<typeof english> = {
  'again.againTitle': 'Zaloguj się ponownie',
  'again.againText':
    '{name}, Twoja sesja wygasła. Wpisany tekst nadal tu jest: zaloguj się, a wrócisz tam, gdzie przerwano pracę.',
  'again.otherTitle': 'Teraz zalogowana jest inna osoba',
  'again.otherText':
    'Tę stronę otworzyła osoba: {name}, a teraz zalogowana jest osoba: {other}. Nic nie zostało wysłane, a wpisany tekst nadal tu jest.',
  'again.signInAs': 'Zaloguj się jako {name}',
  'again.goOnAs': 'Kontynuuj jako {other} bez wpisanego tekstu',
  'again.leavePage': 'Opuść tę stronę bez wpisanego tekstu',
  'again.otherPerson':
    'W tej przeglądarce zalogowała się inna osoba, a tę stronę otworzył ktoś inny. Nic nie zostało wykonane. Odśwież stronę, aby pracować dalej jako osoba teraz zalogowana, albo zaloguj się ponownie.',
};
