import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/saved.ts';

export const messages: Translated<typeof english> = {
  'saved.save': 'Uložit do seznamu přání',
  'saved.see': 'Zobrazit seznam',
  'saved.full': 'Seznam přání je plný: vejde se do něj {count} položek. Nejdřív něco odeberte.',
  'saved.notStored': 'Prohlížeč nám to nedovolí uložit. Možná je otevřené anonymní okno nebo je ukládání zakázané.',
  'saved.viewed': 'Naposledy prohlížené',
  'saved.showViewed': 'Pamatovat si, co prohlížím',
  'saved.whatIsStored':
    'Naposledy otevřené zboží se pak uloží jen v tomto prohlížeči, nikdy u nás. Po vypnutí seznam zmizí.',
};
