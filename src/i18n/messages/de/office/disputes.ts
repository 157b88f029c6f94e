import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.one': 'Zahlungsstreit zu Bestellung {number}',
  'disputes.missing': 'Diesen Zahlungsstreit gibt es nicht',
  'disputes.none': 'Es gibt keine strittigen Zahlungen.',
  'disputes.order': 'Bestellung',
  'disputes.customer': 'Kunde',
  'disputes.amount': 'Betrag',
  'disputes.reason': 'Grund',
  'disputes.state': 'Status',
  'disputes.evidence': 'Nachweise für die Bank',
  'disputes.evidenceHint':
    'Zusammengestellt aus dem, was der Shop weiß, auf Englisch, weil das jede Bank versteht. Ändern Sie vor dem Einreichen, was Sie möchten.',
  'disputes.submit': 'Bei der Bank einreichen',
  'disputes.submitOnce': 'Die Bank nimmt Nachweise nur einmal an.',
  'disputes.saved': 'Der Entwurf ist gespeichert.',
  'disputes.onItsWay': 'Die Nachweise sind auf dem Weg zur Bank.',
  'disputes.submitted': 'Eingereicht am {day}.',
  'disputes.failed': 'Der Zahlungsdienst hat die Nachweise nicht angenommen: {reason}',
  'disputes.refused': 'Die Nachweise wurden bereits eingereicht, oder die Bank hat entschieden.',
};
