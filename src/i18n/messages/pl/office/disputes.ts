import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/disputes.ts';

export const messages: Translated<typeof english> = {
  'disputes.one': 'Spór o zamówienie {number}',
  'disputes.missing': 'Nie ma takiego sporu',
  'disputes.none': 'Żadna płatność nie jest sporna.',
  'disputes.order': 'Zamówienie',
  'disputes.customer': 'Klient',
  'disputes.amount': 'Kwota',
  'disputes.reason': 'Powód',
  'disputes.state': 'Status',
  'disputes.evidence': 'Dowody dla banku',
  'disputes.evidenceHint':
    'Zestawione z tego, co wie sklep, po angielsku, bo ten język zna każdy bank. Przed przekazaniem zmień, co chcesz.',
  'disputes.submit': 'Przekaż bankowi',
  'disputes.submitOnce': 'Bank przyjmuje dowody tylko raz.',
  'disputes.saved': 'Szkic zapisany.',
  'disputes.onItsWay': 'Dowody są w drodze do banku.',
  'disputes.submitted': 'Przekazano {day}.',
  'disputes.failed': 'Operator płatności nie przyjął dowodów: {reason}',
  'disputes.refused': 'Dowody już przekazano albo bank już zdecydował.',
};
