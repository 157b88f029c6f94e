import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-assistants.ts';

export const messages: Translated<typeof english> = {
  'orderAssistants.any': 'Elke assistent',
  'orderAssistants.ofPlatform': 'via de assistent van {platform}',
  'orderAssistants.unnamed': 'via een assistent',
};
