import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/erasure-reasons.ts';

export const messages: Translated<typeof english> = {
  'erasure.why': 'Powód',
  'erasure.asked': 'Osoba tego żąda',
  'erasure.consent_withdrawn': 'Wycofana zgoda',
  'erasure.objected': 'Osoba wniosła sprzeciw',
  'erasure.no_longer_needed': 'Dane nie są już potrzebne',
  'erasure.processed_unlawfully': 'Danych nie wolno było przechowywać',
};
