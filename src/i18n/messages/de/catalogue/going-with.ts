import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/going-with.ts';

export const messages: Translated<typeof english> = {
  'goingWith.hint':
    'Die Produktseite zeigt zuerst diese, in dieser Reihenfolge, und danach Produkte mit gemeinsamen Schlagwörtern.',
  'goingWith.full': 'Mehr als {count} Produkte sind nicht möglich.',
  'goingWith.added': '{title} passt jetzt dazu.',
  'goingWith.removed': '{title} wurde herausgenommen.',
  'goingWith.missing': 'Ein solches Produkt gibt es im Shop noch nicht',
  'goingWith.bought': 'Oft zusammen gekauft',
  'goingWith.add': '{title} hinzufügen',
};
