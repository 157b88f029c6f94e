import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/going-with.ts';

export const messages: Translated<typeof english> = {
  'goingWith.hint': 'De productpagina toont deze eerst, in deze volgorde, en vult aan met producten met dezelfde tags.',
  'goingWith.full': 'Meer dan {count} producten kan niet.',
  'goingWith.added': '{title} past er nu bij.',
  'goingWith.removed': '{title} is eruit gehaald.',
  'goingWith.missing': 'Zo’n product heeft de winkel nog niet',
  'goingWith.bought': 'Vaak samen gekocht',
  'goingWith.add': '{title} toevoegen',
};
