import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/waiting.ts';

export const messages: Translated<typeof english> = {
  'waiting.title': 'Wartende Aktionen',
  'waiting.byMe': 'Von Ihnen',
  'waiting.by': 'Von {name}',
  'waiting.in': 'in {seconds} s',
  'waiting.running': 'wird gerade ausgeführt',
  'waiting.howToUndo': 'Mit Z machen Sie es rückgängig.',
  'waiting.close': 'Schließen',
  'waiting.refused': 'Bestellung {number}, nicht ausgeführt: {action}',
  'waiting.more': {
    one: '{count} weitere Aktion wartet.',
    other: '{count} weitere Aktionen warten.',
  },
  'waiting.one_send': 'Bestellung {number} gilt als versandt',
  'waiting.one_refund': 'Geld für Bestellung {number} geht zurück',
  'waiting.one_cancel': 'Bestellung {number} wird storniert',
  'waiting.one_paid': 'Bestellung {number} gilt als bezahlt',
  'waiting.one_delivered': 'Bestellung {number} gilt als zugestellt',
  'waiting.one_resend_mail': 'Die E-Mail zu Bestellung {number} geht noch einmal hinaus',
  'waiting.many_send': {
    one: '{count} Bestellung gilt als versandt',
    other: '{count} Bestellungen gelten als versandt',
  },
  'waiting.many_refund': {
    one: 'Geld für {count} Bestellung geht zurück',
    other: 'Geld für {count} Bestellungen geht zurück',
  },
  'waiting.many_cancel': {
    one: '{count} Bestellung wird storniert',
    other: '{count} Bestellungen werden storniert',
  },
  'waiting.many_paid': {
    one: '{count} Bestellung gilt als bezahlt',
    other: '{count} Bestellungen gelten als bezahlt',
  },
  'waiting.many_delivered': {
    one: '{count} Bestellung gilt als zugestellt',
    other: '{count} Bestellungen gelten als zugestellt',
  },
  'waiting.many_resend_mail': {
    one: '{count} E-Mail geht noch einmal hinaus',
    other: '{count} E-Mails gehen noch einmal hinaus',
  },
};
