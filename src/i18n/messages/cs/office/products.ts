import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/products.ts';

export const messages: Translated<typeof english> = {
  'products.title': 'Produkty',
  'products.noneYet': 'Zatím žádné produkty. Přidejte první, nebo naimportujte soubor.',
  'products.search': 'Hledat název, SKU nebo EAN',
  'products.picture': 'Obrázek',
  'products.name': 'Produkt',
  'products.state': 'Stav',
  'products.stock': 'Sklad',
  'products.price': 'Cena',
  'products.state_published': 'Zveřejněno',
  'products.state_draft': 'Koncept',
  'products.state_archived': 'Archivováno',
};
