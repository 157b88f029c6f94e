import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.title': 'Strittige Zahlungen',
  'disputes.answerBy': 'Antworten bis',
  'disputes.overdue': 'überfällig',
  'disputes.state_needs_response': 'Braucht eine Antwort',
  'disputes.state_under_review': 'Bei der Bank',
  'disputes.state_won': 'Gewonnen',
  'disputes.state_lost': 'Verloren',
  'disputes.state_closed': 'Beendet',
  'disputes.reason_fraudulent': 'Der Karteninhaber sagt, die Zahlung sei nicht von ihm',
  'disputes.reason_product_not_received': 'Die Ware kam nicht an',
  'disputes.reason_product_unacceptable': 'Die Ware entsprach nicht der Beschreibung',
  'disputes.reason_duplicate': 'Doppelt bezahlt',
  'disputes.reason_credit_not_processed': 'Eine Erstattung kam nicht an',
  'disputes.reason_unrecognized': 'Der Karteninhaber kennt die Zahlung nicht',
};
