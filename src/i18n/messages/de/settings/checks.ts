import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/checks.ts';

export const messages: Translated<typeof english> = {
  'settingsChecks.vies': 'Die USt-IdNr.',
  'settingsChecks.viesHint':
    'VIES ist das Verzeichnis der EU für USt-IdNrn. Gefragt wird erst auf Klick, nach dem, was oben steht.',
  'settingsChecks.askVies': 'VIES fragen',
  'settingsChecks.noVatId': 'Oben steht noch keine USt-IdNr.',
  'settingsChecks.VALID': 'VIES: gültig.',
  'settingsChecks.VALID_of': 'VIES: gültig, eingetragen auf {name}.',
  'settingsChecks.INVALID':
    'VIES führt diese USt-IdNr. nicht als gültig. Vergleichen Sie sie mit Ihren Unterlagen; eine neue braucht einige Tage.',
  'settingsChecks.MALFORMED':
    'Keine USt-IdNr. dieses Landes sieht so aus, deshalb wurde VIES nicht gefragt. Vergleichen Sie sie mit Ihren Unterlagen.',
  'settingsChecks.OUTSIDE': 'VIES kennt nur Unternehmen aus der Europäischen Union.',
  'settingsChecks.NO_ANSWER':
    'VIES hat nicht geantwortet, was oft vorkommt. Sie können trotzdem speichern und später noch einmal fragen.',
  'settingsChecks.standIn': 'Ihr Shop ist im Testbetrieb: Geantwortet hat die Testumgebung, nicht VIES.',
};
