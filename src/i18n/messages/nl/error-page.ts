import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/error-page.ts';

export const messages: Translated<typeof english> = {
  'errorPage.title': 'Hier ging iets mis',
  'errorPage.failed': 'We konden deze pagina niet tonen. Dat ligt aan ons, niet aan jou. Probeer het zo nog eens.',
  'errorPage.unavailable':
    'De winkel is heel even weg. Vernieuw de pagina over een paar seconden: er is niets verloren.',
  'errorPage.refusedTitle': 'Dit formulier konden we niet aannemen',
  'errorPage.refused':
    'De pagina waar het vandaan komt is verouderd of niet van ons. Ga terug, vernieuw de pagina en verstuur het nog eens. Er is niets gewijzigd.',
  'errorPage.wrongMethodTitle': 'Dit adres neemt geen formulieren aan',
  'errorPage.wrongMethod':
    'Er is niets verstuurd of gewijzigd. Ga terug naar de vorige pagina en gebruik de knoppen daar.',
  'errorPage.home': 'Naar de startpagina',
};
