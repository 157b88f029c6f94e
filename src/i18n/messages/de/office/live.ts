import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/live.ts';

export const messages: Translated<typeof english> = {
  'live.newOrder': { one: 'Neue Bestellung: {numbers}', other: '{count} neue Bestellungen: {numbers}' },
  'live.notLive': 'Nicht live. Stand: {time}',
  'live.sound': 'Ton bei neuen Bestellungen',
};
