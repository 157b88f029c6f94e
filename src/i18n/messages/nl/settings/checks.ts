import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/checks.ts';

export const messages: Translated<typeof english> = {
  'settingsChecks.vies': 'Het btw-nummer',
  'settingsChecks.viesHint':
    'VIES is het EU-register van btw-nummers. We vragen het pas als je drukt, naar wat hierboven staat.',
  'settingsChecks.askVies': 'VIES vragen',
  'settingsChecks.noVatId': 'Hierboven staat nog geen btw-nummer.',
  'settingsChecks.VALID': 'VIES: geldig.',
  'settingsChecks.VALID_of': 'VIES: geldig, op naam van {name}.',
  'settingsChecks.INVALID':
    'VIES kent dit btw-nummer niet als geldig. Vergelijk het met je papieren; een nieuw btw-nummer duurt een paar dagen.',
  'settingsChecks.MALFORMED':
    'Geen btw-nummer van dit land ziet er zo uit; VIES is daarom niet gevraagd. Vergelijk het met je papieren.',
  'settingsChecks.OUTSIDE': 'VIES kent alleen bedrijven uit de Europese Unie.',
  'settingsChecks.NO_ANSWER':
    'VIES antwoordde niet; dat komt vaak voor. Je kunt toch opslaan en het later opnieuw vragen.',
  'settingsChecks.standIn': 'Je winkel staat in de testmodus: de testomgeving antwoordde, niet VIES.',
};
