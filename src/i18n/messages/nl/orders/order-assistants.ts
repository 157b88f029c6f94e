import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-assistants.ts';

export const messages: Translated<typeof english> = {
  'orderAssistants.any': 'Elke assistent',
  'orderAssistants.ofPlatforms': 'Assistent: {platforms}',
  'orderAssistants.unnamed': 'Assistent',
};
