import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/home.ts';

export const messages: Translated<typeof english> = {
  'home.newest': 'Nieuw',
};
