import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/said-effects.ts';

export const messages: Translated<typeof english> = {
  'effects.save': 'Až to uložíte:',
  'effects.publish': 'Až to zveřejníte:',
};
