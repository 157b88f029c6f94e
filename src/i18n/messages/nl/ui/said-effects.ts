import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/said-effects.ts';

export const messages: Translated<typeof english> = {
  'effects.save': 'Als je dit opslaat:',
  'effects.publish': 'Als je dit publiceert:',
};
