import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/tracking-number.ts';

export const messages: Translated<typeof english> = {
  'tracking.number': 'Sendungsnummer',
  'tracking.other':
    'Das sieht nach einer Nummer von {carrier} aus. Prüfen Sie den Versanddienst, oder versenden Sie es so.',
  'tracking.taken': 'Aus der Adresse übernommen: {number}',
  'tracking.address': 'Das ist eine Internetadresse, in der keine Nummer zu finden ist. Geben Sie nur die Nummer ein.',
};
