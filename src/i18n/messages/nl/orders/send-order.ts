import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/send-order.ts';

// What is asked for before an order is sent.
export const messages: Translated<typeof english> = {
  'work.trackingHint': 'Laat leeg als de vervoerder er geen gaf.',
  'work.customs': '{place}: buiten het btw-gebied van de EU. Bij het pakket horen douanepapieren.',
  'work.customsDutyFree':
    '{place}: buiten het btw-gebied van de EU, maar er zijn geen invoerrechten. Bij het pakket horen douanepapieren vanwege de belasting.',
  'work.sendLines': 'In dit pakket',
  'work.despiteDispute': 'Toch verzenden, ook al is de betaling betwist',
  'work.despiteWithdrawal': 'Toch verzenden, ook al heeft de klant herroepen',
  'work.sendWithdrawn':
    'De klant heeft goederen herroepen die nog hier zijn. Handel in plaats daarvan de herroeping af: betaal het geld terug of weiger.',
  'labels.withLabel': 'Label maken bij {carrier}',
  'labels.size': 'Formaat',
  'labels.weight': 'Gewicht in gram',
  'labels.weightHint': 'Met doos en vulling; 1,2 kg mag ook.',
  'labels.weightMissing': 'Vul in wat het pakket weegt, in gram.',
  'labels.doSend': 'Verzenden met label',
  'labels.looked': 'Ik heb gekeken: bij {carrier} is er geen label {reference}.',
};
