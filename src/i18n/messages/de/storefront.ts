import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/storefront.ts';

export const messages: Translated<typeof english> = {
  'site.skip': 'Zum Inhalt',
  'site.menu': 'Menü',
  'site.cart': 'Warenkorb',
  'site.cartHolding': 'Warenkorb, Anzahl der Artikel: {items}',
  'site.collections': 'Kollektionen',
  'site.allGoods': 'Alles',
  'site.toGoods': 'Alles ansehen',
  'site.search': 'Suchen',
  'site.language': 'Sprache',
  'site.themeSystem': 'Farben: wie auf Ihrem Gerät. Zu Hell wechseln',
  'site.themeLight': 'Farben: hell. Zu Dunkel wechseln',
  'site.themeDark': 'Farben: dunkel. Zur Einstellung Ihres Geräts wechseln',
  'site.breadcrumbs': 'Sie sind hier',
  'site.fewer': 'Eins weniger',
  'site.more': 'Eins mehr',
  'site.loading': 'Wird geladen …',

  'product.variants': { one: '{count} Ausführung', other: '{count} Ausführungen' },
  'product.soldOut': 'Ausverkauft',
  'product.saving': '−{percent}\u00a0%',
  'product.savingLabel': 'Um {percent} Prozent reduziert',
  'notFound.title': 'Diese Seite gibt es nicht',

  'error.tryAgain': 'Noch einmal versuchen',

  'money.from': 'ab',
  'money.lowestPrior': 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung:',
  'money.lowestPriorShort': 'niedrigster Preis der 30 Tage davor',
};
