import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/said-effects.ts';

export const messages: Translated<typeof english> = {
  'effects.save': 'Gdy to zapiszesz:',
  'effects.publish': 'Gdy to opublikujesz:',
};
