import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.title': 'Sporné platby',
  'disputes.answerBy': 'Odpovědět do',
  'disputes.overdue': 'po termínu',
  'disputes.state_needs_response': 'Vyžaduje odpověď',
  'disputes.state_under_review': 'U banky',
  'disputes.state_won': 'Vyhráno',
  'disputes.state_lost': 'Prohráno',
  'disputes.state_closed': 'Uzavřeno',
  'disputes.reason_fraudulent': 'Držitel karty tvrdí, že platba není jeho',
  'disputes.reason_product_not_received': 'Zboží nedorazilo',
  'disputes.reason_product_unacceptable': 'Zboží neodpovídalo popisu',
  'disputes.reason_duplicate': 'Zaplaceno dvakrát',
  'disputes.reason_credit_not_processed': 'Vrácené peníze nedorazily',
  'disputes.reason_unrecognized': 'Držitel karty platbu nepoznává',
};
