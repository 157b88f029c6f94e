import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-assistants.ts';

export const messages: Translated<typeof english> = {
  'orderAssistants.any': 'Jeder Assistent',
  'orderAssistants.ofPlatforms': 'Assistent: {platforms}',
  'orderAssistants.unnamed': 'Assistent',
};
