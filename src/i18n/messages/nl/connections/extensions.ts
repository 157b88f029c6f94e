import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/connections/extensions.ts';

export const messages: Translated<typeof english> = {
  'extensions.title': 'Uitbreidingen',
  'extensions.text':
    'Een ontwikkelaar voegt ze toe in het bestand kasa.config.ts; ze worden gelezen als de winkel start.',
  'extensions.none': 'Er is niets toegevoegd.',
  'extensions.kind_carrier': 'vervoerder',
  'extensions.kind_paymentMethod': 'betaalmethode',
  'extensions.kind_webhook': 'webhook',
  'extensions.since': 'ontbreekt; was er voor het laatst bij de start op {moment}',
  'extensions.noFile':
    'De winkel is gestart zonder kasa.config.ts; bij een eerdere start was er nog wat hieronder gemarkeerd is. Vraag wie de server beheert het bestand terug te zetten; wat op een webhook wacht, wacht tot dan.',
  'extensions.gone': 'kasa.config.ts heeft niet meer wat hieronder gemarkeerd is.',
  'extensions.developers': 'Alle wegen voor programma’s, voor ontwikkelaars',
};
