import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.title': 'Sporne płatności',
  'disputes.answerBy': 'Odpowiedz do',
  'disputes.overdue': 'po terminie',
  'disputes.state_needs_response': 'Wymaga odpowiedzi',
  'disputes.state_under_review': 'W banku',
  'disputes.state_won': 'Wygrany',
  'disputes.state_lost': 'Przegrany',
  'disputes.state_closed': 'Zamknięty',
  'disputes.reason_fraudulent': 'Posiadacz karty twierdzi, że to nie jego płatność',
  'disputes.reason_product_not_received': 'Towar nie dotarł',
  'disputes.reason_product_unacceptable': 'Towar niezgodny z opisem',
  'disputes.reason_duplicate': 'Zapłacono dwa razy',
  'disputes.reason_credit_not_processed': 'Zwrot pieniędzy nie dotarł',
  'disputes.reason_unrecognized': 'Nie rozpoznano płatności',
};
