import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/failure.ts';

export const messages: Translated<typeof english> = {
  'error.title': 'Er ging iets mis',
  'error.text': 'Er ging bij ons iets mis en we zijn op de hoogte. Meestal is een tweede poging genoeg.',
  'error.request': 'Meldingsnummer: {id}',
  'error.chunk': 'Een deel van deze pagina is niet aangekomen, dus er kan iets ontbreken. Laad de pagina opnieuw.',
  'error.reload': 'Pagina vernieuwen',
  'error.unavailable':
    'De winkel is even niet bereikbaar. Er is niets verloren: probeer het over een paar seconden opnieuw.',
  'error.tooMany': 'Dat ging iets te snel voor ons. Wacht even en probeer het opnieuw.',
  'error.badRequest': 'We konden niets met dit verzoek. Vernieuw de pagina en probeer het opnieuw.',
  'error.refusedLink': 'Deze link leidt buiten onze winkel, dus hebben we hem niet gevolgd.',
  'error.offlineTitle': 'Je bent offline',
  'error.offlineText':
    'Je kunt gewoon verder lezen. Wat je hebt ingevuld blijft staan; zodra er weer verbinding is, halen we de rest in.',
  'error.offlineStay': 'Zonder internet gaat deze pagina niet open. Je blijft waar je bent.',
  'error.backOnline': 'Je hebt weer verbinding. Alles is bijgewerkt.',
  'error.notifications': 'Meldingen ({hotkey})',
  'error.notification': 'Melding',
  'error.close': 'Sluiten',

  'notFound.text': 'Misschien is die verhuisd, of er zit een tikfout in het adres.',
  'notFound.toHome': 'Naar de startpagina',
  'error.pasteTooLong':
    'In dit veld passen hoogstens {limit} tekens, en met wat je hebt geplakt zouden het er {length} zijn. Er is niets geplakt.',
};
