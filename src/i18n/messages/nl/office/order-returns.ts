import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-returns.ts';

export const messages: Translated<typeof english> = {
  'returns.status_announced': 'Aangekondigd',
  'returns.status_received': 'Goederen ontvangen',
  'returns.status_refunded': 'Terugbetaald',
  'returns.status_refused': 'Afgewezen',
  'returns.channel': 'Binnengekomen via',
  'returns.channel_form': 'Formulier',
  'returns.channel_phone': 'Telefoon',
  'returns.channel_letter': 'Brief',
  'returns.channel_email': 'E-mail',
  'returns.channel_counter': 'Aan de balie',
  'returns.reason': 'Reden',
  'returns.refused': 'Dat kan nu niet.',
  'returns.refusedClosed': 'Deze retour is afgesloten.',
  'returns.refusedMoreThanSent': 'Meer dan er naar de klant is verzonden.',
  'returns.refusedNothing': 'Kies minstens één artikel.',
  'returns.refusedOrderUnknown': 'Die bestelling bestaat niet.',
  'orderReturns.title': 'Retouren',
  'orderReturns.open': 'Retour aanmaken',
  'orderReturns.one': 'Retour {number}',
  'orderReturns.refundBy': 'terugbetalen uiterlijk {day}',
  'orderReturns.overdue': 'te laat sinds {day}',
  'orderReturns.what': 'Wat de klant herroept',
  'orderReturns.day': 'De melding kwam op',
  'orderReturns.acknowledge': 'De ontvangst per e-mail aan de klant bevestigen',
};
