import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/kept.ts';

export const messages: Translated<typeof english> = {
  'kept.keep': 'Uložit do seznamu přání',
  'kept.see': 'Zobrazit seznam',
  'kept.full': 'Seznam přání je plný: vejde se do něj {count} položek. Nejdřív něco odeberte.',
  'kept.notStored': 'Prohlížeč nám to nedovolí uložit. Možná je otevřené anonymní okno nebo je ukládání zakázané.',
  'kept.viewed': 'Naposledy prohlížené',
  'kept.showViewed': 'Pamatovat si, co prohlížím',
  'kept.whatIsStored':
    'Naposledy otevřené zboží se pak uloží jen v tomto prohlížeči, nikdy u nás. Po vypnutí seznam zmizí.',
};
