import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.title': 'Betwiste betalingen',
  'disputes.answerBy': 'Uiterlijk antwoorden',
  'disputes.overdue': 'te laat',
  'disputes.state_needs_response': 'Antwoord nodig',
  'disputes.state_under_review': 'Bij de bank',
  'disputes.state_won': 'Gewonnen',
  'disputes.state_lost': 'Verloren',
  'disputes.state_closed': 'Gesloten',
  'disputes.reason_fraudulent': 'De kaarthouder zegt dat hij de betaling niet heeft gedaan',
  'disputes.reason_product_not_received': 'De goederen zijn niet aangekomen',
  'disputes.reason_product_unacceptable': 'De goederen waren niet zoals beschreven',
  'disputes.reason_duplicate': 'Dubbel betaald',
  'disputes.reason_credit_not_processed': 'Een terugbetaling kwam niet aan',
  'disputes.reason_unrecognized': 'De kaarthouder herkent de betaling niet',
};
