import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/home.ts';

export const messages: Translated<typeof english> = {
  'home.title': '{shop} – plakaty, które zostają na ścianie',
  'home.headline': 'Uwaga, świeżo drukowane',
  'home.lead': 'Plakaty w duchu polskiej szkoły, z naszej pracowni. Schną jedną noc, a patrzą w oczy latami.',
  'home.fresh': 'Prosto ze sznurka',
  'home.newest': 'Nowości',
  'home.collections': 'Co robimy',
};
