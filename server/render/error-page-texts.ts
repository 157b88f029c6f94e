import type { Locale } from '#src/i18n/locales.ts';

export type ErrorPageTexts = { title: string; failed: string; unavailable: string; home: string; request: string };

export const errorPageTexts: Record<Locale, ErrorPageTexts> = {
  pl: {
    title: 'Coś się u nas zacięło',
    failed: 'Nie udało się pokazać tej strony. To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę.',
    unavailable: 'Sklep robi krótką przerwę. Za parę sekund odśwież stronę: nic nie zginęło.',
    home: 'Strona główna',
    request: 'Numer zgłoszenia: {id}',
  },
  nl: {
    title: 'Hier ging iets mis',
    failed: 'We konden deze pagina niet tonen. Dat ligt aan ons, niet aan jou. Probeer het zo nog eens.',
    unavailable: 'De winkel is heel even weg. Vernieuw de pagina over een paar seconden: er is niets verloren.',
    home: 'Naar de startpagina',
    request: 'Meldingsnummer: {id}',
  },
  de: {
    title: 'Hier ist etwas schiefgegangen',
    failed:
      'Diese Seite ließ sich nicht anzeigen. Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
    unavailable:
      'Der Shop macht eine kurze Pause. Laden Sie die Seite in ein paar Sekunden neu: Es ist nichts verloren.',
    home: 'Zur Startseite',
    request: 'Vorgangsnummer: {id}',
  },
  en: {
    title: 'Something went wrong here',
    failed: 'We could not show this page. That is our fault, not yours. Please try again in a moment.',
    unavailable: 'The shop is away for a moment. Reload the page in a few seconds: nothing is lost.',
    home: 'To the home page',
    request: 'Request number: {id}',
  },
};
