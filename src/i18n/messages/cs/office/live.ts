import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/live.ts';

export const messages: Translated<typeof english> = {
  'live.newOrder': {
    one: 'Nová objednávka: {numbers}',
    few: '{count} nové objednávky: {numbers}',
    other: '{count} nových objednávek: {numbers}',
  },
  'live.notLive': 'Neaktualizuje se. Stav z {time}',
  'live.sound': 'Zvuk při nové objednávce',
};
