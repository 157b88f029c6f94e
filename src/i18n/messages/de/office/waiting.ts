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
  'waiting.one_send': 'Bestellung {number} wird als versandt markiert',
  'waiting.one_refund': 'Geld für Bestellung {number} geht zurück',
  'waiting.one_cancel': 'Bestellung {number} wird storniert',
  'waiting.one_paid': 'Bestellung {number} wird als bezahlt markiert',
  'waiting.one_delivered': 'Bestellung {number} wird als zugestellt markiert',
  'waiting.one_resend_mail': 'Die E-Mail zu Bestellung {number} wird erneut gesendet',
  'waiting.one_document': 'Ein Dokument zu Bestellung {number} wird ausgestellt',
  'waiting.many_send': {
    one: '{count} Bestellung wird als versandt markiert',
    other: '{count} Bestellungen werden als versandt markiert',
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
    one: '{count} Bestellung wird als bezahlt markiert',
    other: '{count} Bestellungen werden als bezahlt markiert',
  },
  'waiting.many_delivered': {
    one: '{count} Bestellung wird als zugestellt markiert',
    other: '{count} Bestellungen werden als zugestellt markiert',
  },
  'waiting.many_resend_mail': {
    one: '{count} E-Mail wird erneut gesendet',
    other: '{count} E-Mails werden erneut gesendet',
  },
  'waiting.many_document': { one: '{count} Dokument wird ausgestellt', other: '{count} Dokumente werden ausgestellt' },
};
