import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/erasure-reasons.ts';

export const messages: Translated<typeof english> = {
  'erasure.why': 'Důvod',
  'erasure.asked': 'Daná osoba o to žádá',
  'erasure.consent_withdrawn': 'Souhlas byl odvolán',
  'erasure.objected': 'Daná osoba vznesla námitku',
  'erasure.no_longer_needed': 'Údaje už nejsou potřeba',
  'erasure.processed_unlawfully': 'Údaje se nikdy neměly uchovávat',
};
