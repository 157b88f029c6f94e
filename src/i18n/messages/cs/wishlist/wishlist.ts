import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/wishlist/wishlist.ts';

export const messages: Translated<typeof english> = {
  'wishlist.title': 'Seznam přání',
  'wishlist.count': { one: '{count} položka', few: '{count} položky', other: '{count} položek' },
  'wishlist.remove': 'Odebrat',
  'wishlist.removeItem': 'Odebrat: {title}',
  'wishlist.add': 'Do košíku',
  'wishlist.addItem': 'Do košíku: {title}',
  'wishlist.choose': 'Vybrat variantu',
  'wishlist.chooseItem': 'Vybrat variantu: {title}',
  'wishlist.notAdded': 'To se nepovedlo: možná se právě vyprodalo. Zkontrolujte připojení a zkuste to znovu.',
  'wishlist.cardsAlone':
    'Dárkové karty se objednávají samostatně. Nejprve objednejte, co je v košíku, nebo to z něj vyndejte.',
  'wishlist.gone': {
    one: '{count} položka ze seznamu se teď neprodává.',
    few: '{count} položky ze seznamu se teď neprodávají.',
    other: '{count} položek ze seznamu se teď neprodává.',
  },
  'wishlist.removeGone': 'Odebrat, co se neprodává',
};
