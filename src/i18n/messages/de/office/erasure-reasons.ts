import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/erasure-reasons.ts';

export const messages: Translated<typeof english> = {
  'erasure.why': 'Grund',
  'erasure.asked': 'Die Person verlangt es',
  'erasure.consent_withdrawn': 'Einwilligung widerrufen',
  'erasure.objected': 'Die Person hat widersprochen',
  'erasure.no_longer_needed': 'Nicht mehr nötig',
  'erasure.processed_unlawfully': 'Hätte nie gespeichert werden dürfen',
};
