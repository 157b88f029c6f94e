import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/said-effects.ts';

export const messages: Translated<typeof english> = {
  'effects.save': 'Wenn Sie das speichern:',
  'effects.publish': 'Wenn Sie das veröffentlichen:',
};
