import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/catalogue/going-with.ts';

export const messages: Translated<typeof english> = {
  'goingWith.hint': 'Stránka produktu ukáže nejdřív tyto, v tomto pořadí, a pak produkty se společnými štítky.',
  'goingWith.full': 'Víc než {count} produktů nejde vybrat.',
  'goingWith.added': 'Přidáno: {title}.',
  'goingWith.removed': 'Odebráno: {title}.',
  'goingWith.missing': 'Takový produkt obchod zatím nemá',
  'goingWith.bought': 'Často kupované společně',
  'goingWith.add': 'Přidat: {title}',
};
