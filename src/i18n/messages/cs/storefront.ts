import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/storefront.ts';

export const messages: Translated<typeof english> = {
  'site.skip': 'Přejít k obsahu',
  'site.menu': 'Menu',
  'site.cart': 'Košík',
  'site.cartHolding': 'Košík, počet kusů: {items}',
  'site.collections': 'Kolekce',
  'site.allGoods': 'Všechno',
  'site.toGoods': 'Zobrazit vše',
  'site.search': 'Hledat',
  'site.language': 'Jazyk',
  'site.themeSystem': 'Barvy: podle zařízení. Přepnout na světlé',
  'site.themeLight': 'Barvy: světlé. Přepnout na tmavé',
  'site.themeDark': 'Barvy: tmavé. Přepnout podle zařízení',
  'site.breadcrumbs': 'Jste zde',
  'site.fewer': 'O kus méně',
  'site.more': 'O kus více',
  'site.loading': 'Načítáme…',
  'product.variants': {
    one: '{count} varianta',
    few: '{count} varianty',
    other: '{count} variant',
  },
  'product.soldOut': 'Vyprodáno',
  'product.saving': '−{percent}\u00a0%',
  'product.savingLabel': 'Cena snížená o {percent}\u00a0%',
  'notFound.title': 'Tato stránka neexistuje',
  'error.tryAgain': 'Zkusit znovu',
  'money.from': 'od',
  'money.lowestPrior': 'Nejnižší cena za 30 dní před slevou:',
  'money.lowestPriorShort': 'nejnižší cena za 30 dní před slevou',
};
