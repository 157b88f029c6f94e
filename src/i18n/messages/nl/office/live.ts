import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/live.ts';

export const messages: Translated<typeof english> = {
  'live.newOrder': { one: 'Nieuwe bestelling: {numbers}', other: '{count} nieuwe bestellingen: {numbers}' },
  'live.notLive': 'Niet live. Bijgewerkt om {time}',
  'live.sound': 'Geluid bij nieuwe bestellingen',
};
