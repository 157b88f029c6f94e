import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/manual-payment.ts';

export const messages: Translated<typeof english> = {
  'manualPayment.transferHint': 'Auf unser Konto. Wir halten die Ware {days} Tage zurück.',
  'manualPayment.deliveryHint': 'Sie zahlen beim Boten. Gebühr: {fee}.',
  'manualPayment.transferText':
    'Bestellung {number} ist bis {until} für Sie reserviert. Bitte überweisen Sie {amount} mit diesem Verwendungszweck: Wir packen, sobald das Geld da ist. Die Angaben sind auch unterwegs an {email}.',
  'manualPayment.recipient': 'Empfänger',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Verwendungszweck',
  'manualPayment.lateText':
    'Bestellung {number} wurde nicht rechtzeitig bezahlt, und die Ware liegt wieder im Regal. Sie schulden nichts. Ist Ihre Überweisung schon unterwegs, schreiben Sie uns: Wir schicken die Ware, wenn sie noch da ist, oder das Geld zurück.',
  'manualPayment.dueText':
    'Bestellung {number} ist bei uns eingegangen. Sie zahlen {amount} bei der Zustellung. Die Bestätigung ist unterwegs an {email}.',
};
