import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/home.ts';

export const messages: Translated<typeof english> = {
  'home.title': '{shop} – plakaty, które zostają na ścianie',
  'home.description':
    'Plakaty, pocztówki, ramy i papier z polskiej pracowni: płaskie kolory, ostre cięcia i żart, który dociera przy drugim spojrzeniu.',
  'home.headline': 'Uwaga, świeżo drukowane',
  'home.lead': 'Plakaty w duchu polskiej szkoły, z naszej pracowni. Schną jedną noc, a patrzą w oczy latami.',
  'home.fresh': 'Prosto ze sznurka',
  'home.newest': 'Nowości',
  'home.collections': 'Co robimy',
};
