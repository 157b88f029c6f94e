import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/home.ts';

export const messages: Translated<typeof english> = {
  'home.newest': 'Novinky',
};
