import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-assistants.ts';

export const messages: Translated<typeof english> = {
  'orderAssistants.any': 'Jeder Assistent',
  'orderAssistants.ofPlatform': 'über den Assistenten von {platform}',
  'orderAssistants.unnamed': 'über einen Assistenten',
};
