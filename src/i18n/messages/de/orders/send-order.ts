import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/send-order.ts';

// What is asked for before an order is sent.
export const messages: Translated<typeof english> = {
  'work.trackingHint': 'Leer lassen, wenn es keine gibt.',
  'work.customs': '{place}: außerhalb des Mehrwertsteuergebiets der EU. Das Paket braucht Zollpapiere.',
  'work.customsDutyFree':
    '{place}: außerhalb des Mehrwertsteuergebiets der EU, Zoll fällt dort aber nicht an. Das Paket braucht Zollpapiere wegen der Steuer.',
  'work.sendLines': 'In diesem Paket',
  'work.despiteDispute': 'Trotz strittiger Zahlung versenden',
  'work.despiteWithdrawal': 'Trotz Widerruf versenden',
  'work.sendWithdrawn':
    'Der Kunde hat Ware widerrufen, die noch hier ist. Beantworten Sie stattdessen den Widerruf: Erstatten Sie das Geld, oder lehnen Sie ab.',
  'labels.withLabel': 'Etikett bei {carrier} erstellen',
  'labels.size': 'Größe',
  'labels.weight': 'Gewicht in Gramm',
  'labels.weightHint': 'Mit Karton und Füllmaterial; auch als 1,2 kg.',
  'labels.weightMissing': 'Bitte das Gewicht des Pakets in Gramm eingeben.',
  'labels.doSend': 'Mit Etikett versenden',
  'labels.looked': 'Ich habe nachgesehen: Bei {carrier} gibt es kein Etikett {reference}.',
};
