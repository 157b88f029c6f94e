import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/storefront.ts';

export const messages: Translated<typeof english> = {
  'site.skip': 'Naar de inhoud',
  'site.menu': 'Menu',
  'site.cart': 'Winkelwagen',
  'site.cartHolding': 'Winkelwagen, aantal artikelen: {items}',
  'site.collections': 'Collecties',
  'site.allGoods': 'Alles',
  'site.toGoods': 'Bekijk alles',
  'site.search': 'Zoeken',
  'site.language': 'Taal',
  'site.themeSystem': 'Kleuren: zoals op je apparaat. Wissel naar licht',
  'site.themeLight': 'Kleuren: licht. Wissel naar donker',
  'site.themeDark': 'Kleuren: donker. Wissel naar de instelling van je apparaat',
  'site.breadcrumbs': 'Je bent hier',
  'site.fewer': 'Eén minder',
  'site.more': 'Eén meer',
  'site.loading': 'Laden …',

  'product.variants': { one: '{count} uitvoering', other: '{count} uitvoeringen' },
  'product.soldOut': 'Uitverkocht',
  'product.saving': '−{percent}%',
  'product.savingLabel': '{percent} procent afgeprijsd',
  'notFound.title': 'Deze pagina bestaat niet',

  'error.tryAgain': 'Probeer opnieuw',

  'money.from': 'vanaf',
  'money.lowestPrior': 'Laagste prijs van de 30 dagen vóór de korting:',
  'money.lowestPriorShort': 'laagste prijs 30 dagen vooraf',
};
