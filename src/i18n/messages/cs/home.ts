import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/home.ts';

export const messages: Translated<typeof english> = {
  'home.title': '{shop} – plakáty, které se neokoukají',
  'home.description':
    'Plakáty, pohlednice, rámy a papír z polské plakátové dílny: plné barvy, ostré hrany a vtip, který dojde až na druhý pohled.',
  'home.headline': 'Pozor, čerstvě natištěno',
  'home.lead': 'Plakáty v duchu polské školy, tištěné v naší dílně. Přes noc uschnou a roky se vám dívají do očí.',
  'home.fresh': 'Čerstvě ze sušáku',
  'home.newest': 'Novinky',
  'home.collections': 'Co vyrábíme',
};
