import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/tracking-number.ts';

export const messages: Translated<typeof english> = {
  'tracking.number': 'Číslo zásilky',
  'tracking.other': 'Vypadá to na číslo dopravce {carrier}. Zkontrolujte dopravce, nebo zásilku odešlete takto.',
  'tracking.taken': 'Převzato z adresy: {number}',
  'tracking.address': 'Toto je adresa stránky a žádné číslo v ní není. Zadejte jen číslo.',
};
