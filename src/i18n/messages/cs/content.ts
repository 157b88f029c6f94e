import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/content.ts';

export const messages: Translated<typeof english> = {
  'content.lastChanged': 'Poslední změna: {date}',
};
