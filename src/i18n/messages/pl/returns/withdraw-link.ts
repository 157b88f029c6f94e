import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/withdraw-link.ts';

export const messages: Translated<typeof english> = {
  'withdraw.link': 'Odstąp od umowy tutaj',
};
