import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/ksef.ts';

export const messages: Translated<typeof english> = {
  'ksef.number': 'KSeF {number}',
  'ksef.numberOfPractice': 'KSeF {number} (testomgeving: {environment})',
  'ksef.waits': 'Wacht op KSeF',
  'ksef.waitsForOriginal': 'Wacht op het KSeF-nummer van de factuur die wordt gecorrigeerd',
  'ksef.offline': 'Offline opgemaakt, wacht op KSeF',
  'ksef.working': 'KSeF controleert het document',
  'ksef.refused': 'Geweigerd door KSeF: {reason}',
  'ksef.notSent': 'Niet naar KSeF verstuurd',
  'ksef.conflicting': 'Tegengehouden, want KSeF heeft een ander document met dit nummer ({reason})',
  'ksef.advice_permission':
    'De houder van het certificaat of token mag voor dit NIP geen facturen uitreiken. Geef dat recht in KSeF en verstuur de factuur daarna opnieuw.',
  'ksef.advice_attachment':
    'KSeF neemt bijlagen alleen aan van bedrijven die zich daarvoor hebben aangemeld. Kasa voegt niets bij: meld deze fout.',
  'ksef.advice_damaged':
    'Het bestand is onderweg beschadigd geraakt. Verstuur het opnieuw; weigert KSeF het weer, meld dat dan met deze reden.',
  'ksef.advice_duplicate':
    'Twee programma’s nummeren in dezelfde reeks. Vraag de boekhouder welk document juist is en geef een van de reeksen een ander begin: Instellingen, Facturen. Factureer dezelfde verkoop niet twee keer.',
  'ksef.advice_content':
    'De reden noemt wat KSeF niet aanneemt. Facturen worden vóór verzending met hetzelfde schema gecontroleerd, dus dit is een fout van Kasa: meld die en verstuur de factuur na een update opnieuw. Factureer deze bestelling geen tweede keer.',
  'ksef.advice_trouble': 'KSeF heeft door een eigen storing afgebroken. Verstuur later opnieuw.',
  'ksef.advice_accepted':
    'KSeF heeft deze factuur of een technische correctie ervan al. Verstuur niets meer en laat de boekhouder haar in KSeF opzoeken.',
  'ksef.advice_session':
    'KSeF heeft de sessie of het pakket waarin de factuur is aangeboden niet aangenomen en zegt niets over de factuur zelf. Stuur haar opnieuw; lukt het weer niet, meld het dan met deze reden.',
  'ksef.advice_erased': 'De bewaartermijn is verstreken en de inhoud is gewist.',
  'ksef.advice_seller':
    'De factuur is uitgereikt zonder geldig Pools NIP van de verkoper en blijft daarom buiten KSeF, net als de correcties ervan. Verbeter de bedrijfsgegevens bij Instellingen. Een bestelling heeft één factuur: moet de verkoop in KSeF staan, voer hem dan in als nieuwe handmatige bestelling en crediteer deze factuur met een terugbetaling.',
  'ksef.advice_buyerNip':
    'Het NIP van de koper is ongeldig. De factuur blijft daarom buiten KSeF, net als de correcties ervan, want KSeF neemt geen correctie van een NIP aan. Een bestelling heeft één factuur: moet de verkoop in KSeF staan, voer hem dan in als nieuwe handmatige bestelling met het juiste NIP en crediteer deze factuur met een terugbetaling.',
  'ksef.advice_corrected':
    'De factuur die wordt gecorrigeerd, staat niet in KSeF; daarom blijft ook deze correctie erbuiten. Geef hem aan de koper; je boekhouder boekt beide.',
  'ksef.advice_rate':
    'De factuur heeft een btw-tarief dat Polen niet kent. Kijk bij Instellingen, Belastingen, en vraag de boekhouder hoe de factuur moet worden gecorrigeerd.',
  'ksef.advice_national':
    'De factuur is in vreemde valuta en noemt noch de btw in złoty noch de koers. De boekhouder moet haar met de hand in KSeF invoeren.',
  'ksef.advice_other': 'Verstuur later opnieuw. Weigert KSeF haar weer, meld dat dan met deze reden.',
  'ksef.problem_notReady':
    'Sinds {moment} gaat er niets naar KSeF: de omgeving, het NIP van het bedrijf of het certificaat ontbreekt. Wat precies, zegt ‘kasa doctor’.',
  'ksef.problem_away': 'KSeF is sinds {moment} niet bereikbaar. Wat wacht, wordt verstuurd zodra KSeF antwoordt.',
  'ksef.problem_limited': 'De limiet van KSeF is bereikt. Wat wacht, wordt verstuurd zodra KSeF weer meer toelaat.',
  'ksef.problem_refused':
    'KSeF laat de winkel sinds {moment} niet binnen: {problem}. Controleer het certificaat en de rechten ervan.',
  'ksef.problem_unfinished':
    'KSeF is sinds {moment} nog met enkele facturen bezig. De andere worden intussen verstuurd.',
  'ksef.problem_other': 'Versturen naar KSeF mislukt sinds {moment}: {problem}',
  'ksef.outage_failure':
    'Het ministerie heeft sinds {moment} een storing van KSeF aangekondigd. Facturen worden meteen offline opgemaakt en moeten binnen 7 werkdagen na het einde in KSeF staan: vul dat in bij Instellingen, Facturen, zodra het is aangekondigd.',
  'ksef.outage_unavailability':
    'Het ministerie heeft aangekondigd dat KSeF sinds {moment} niet beschikbaar is. Facturen worden meteen offline opgemaakt en moeten op de eerste werkdag na het einde in KSeF staan.',
  'ksef.dueAfterOutage': {
    one: '{count} document is offline opgemaakt. De laatste dag hangt af van het einde van de uitval, dat nog niet is ingevuld.',
    other:
      '{count} documenten zijn offline opgemaakt. De laatste dag hangt af van het einde van de uitval, dat nog niet is ingevuld.',
  },
  'ksef.dueBy': {
    one: '{count} document is offline opgemaakt en moet uiterlijk {day} bij KSeF zijn.',
    other: '{count} documenten zijn offline opgemaakt en moeten uiterlijk {day} bij KSeF zijn.',
  },
};
