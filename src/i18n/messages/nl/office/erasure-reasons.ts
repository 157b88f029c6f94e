import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/erasure-reasons.ts';

export const messages: Translated<typeof english> = {
  'erasure.why': 'Reden',
  'erasure.asked': 'De persoon vraagt erom',
  'erasure.consent_withdrawn': 'Toestemming ingetrokken',
  'erasure.objected': 'De persoon heeft bezwaar gemaakt',
  'erasure.no_longer_needed': 'Niet meer nodig',
  'erasure.processed_unlawfully': 'Had nooit bewaard mogen worden',
};
