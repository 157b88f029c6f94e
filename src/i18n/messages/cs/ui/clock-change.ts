import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/ui/clock-change.ts';

export const messages: Translated<typeof english> = {
  'clock.skipped': 'Té noci se hodiny posunou dopředu a tento čas neexistuje. Zvolte třeba {time}.',
  'clock.twice': 'Té noci se hodiny vrátí zpět a tento čas je dvakrát. Zvolte jednoznačný, třeba {time}.',
};
