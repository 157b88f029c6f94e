import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/tracking-number.ts';

export const messages: Translated<typeof english> = {
  'tracking.number': 'Track-and-tracenummer',
  'tracking.other': 'Dit lijkt een nummer van {carrier}. Controleer de vervoerder, of verstuur het zo.',
  'tracking.taken': 'Uit het webadres overgenomen: {number}',
  'tracking.address': 'Dit is een webadres waarin geen nummer staat. Vul alleen het nummer in.',
};
