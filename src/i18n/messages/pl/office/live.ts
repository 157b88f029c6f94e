import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/live.ts';

export const messages: Translated<typeof english> = {
  'live.newOrder': {
    one: 'Nowe zamówienie: {numbers}',
    few: '{count} nowe zamówienia: {numbers}',
    many: '{count} nowych zamówień: {numbers}',
    other: '{count} nowego zamówienia: {numbers}',
  },
  'live.notLive': 'Brak danych na żywo. Stan z {time}.',
  'live.sound': 'Dźwięk nowych zamówień',
};
