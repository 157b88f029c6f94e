import type { Locale } from '#src/i18n/locales.ts';

export type ErrorPageTexts = {
  title: string;
  failed: string;
  unavailable: string;
  refusedTitle: string;
  /** A form that is too old, too large, or not from a page of ours. */
  refused: string;
  /** A form was sent to an address that takes none. */
  wrongMethodTitle: string;
  wrongMethod: string;
  home: string;
  request: string;
};

export const errorPageTexts: Record<Locale, ErrorPageTexts> = {
  pl: {
    title: 'Coś się u nas zacięło',
    failed: 'Nie udało się pokazać tej strony. To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę.',
    unavailable: 'Sklep robi krótką przerwę. Za parę sekund odśwież stronę: nic nie zginęło.',
    refusedTitle: 'Nie przyjęliśmy tego formularza',
    refused:
      'Strona, z której pochodzi, jest nieaktualna albo nie jest nasza. Wróć, odśwież ją i wyślij formularz jeszcze raz. Nic nie zostało zmienione.',
    wrongMethodTitle: 'Ten adres nie przyjmuje formularzy',
    wrongMethod: 'Nic nie zostało wysłane ani zmienione. Wróć do poprzedniej strony i skorzystaj z jej przycisków.',
    home: 'Strona główna',
    request: 'Numer zgłoszenia: {id}',
  },
  nl: {
    title: 'Hier ging iets mis',
    failed: 'We konden deze pagina niet tonen. Dat ligt aan ons, niet aan jou. Probeer het zo nog eens.',
    unavailable: 'De winkel is heel even weg. Vernieuw de pagina over een paar seconden: er is niets verloren.',
    refusedTitle: 'Dit formulier konden we niet aannemen',
    refused:
      'De pagina waar het vandaan komt is verouderd of niet van ons. Ga terug, vernieuw de pagina en verstuur het nog eens. Er is niets gewijzigd.',
    wrongMethodTitle: 'Dit adres neemt geen formulieren aan',
    wrongMethod: 'Er is niets verstuurd of gewijzigd. Ga terug naar de vorige pagina en gebruik de knoppen daar.',
    home: 'Naar de startpagina',
    request: 'Meldingsnummer: {id}',
  },
  de: {
    title: 'Hier ist etwas schiefgegangen',
    failed:
      'Diese Seite ließ sich nicht anzeigen. Das liegt an uns, nicht an Ihnen. Bitte versuchen Sie es gleich noch einmal.',
    unavailable:
      'Der Shop macht eine kurze Pause. Laden Sie die Seite in ein paar Sekunden neu: Es ist nichts verloren.',
    refusedTitle: 'Dieses Formular konnten wir nicht annehmen',
    refused:
      'Die Seite, von der es kommt, ist veraltet oder nicht von uns. Gehen Sie zurück, laden Sie sie neu und senden Sie das Formular noch einmal ab. Es wurde nichts geändert.',
    wrongMethodTitle: 'Diese Adresse nimmt keine Formulare an',
    wrongMethod:
      'Es wurde nichts gesendet oder geändert. Gehen Sie zur vorigen Seite zurück und nutzen Sie deren Schaltflächen.',
    home: 'Zur Startseite',
    request: 'Vorgangsnummer: {id}',
  },
  en: {
    title: 'Something went wrong here',
    failed: 'We could not show this page. That is our fault, not yours. Please try again in a moment.',
    unavailable: 'The shop is away for a moment. Reload the page in a few seconds: nothing is lost.',
    refusedTitle: 'We could not take this form',
    refused:
      'The page it came from is out of date, or is not ours. Go back, reload that page and send the form again. Nothing has been changed.',
    wrongMethodTitle: 'This address takes no forms',
    wrongMethod: 'Nothing has been sent or changed. Go back to the page before and use its buttons.',
    home: 'To the home page',
    request: 'Request number: {id}',
  },
};
