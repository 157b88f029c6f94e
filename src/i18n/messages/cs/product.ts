import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product.ts';

export const messages: Translated<typeof english> = {
  'product.pictures': 'Obrázky',
  'product.showPicture': 'Obrázek {number} z {total}',
  'product.previousPicture': 'Předchozí obrázek',
  'product.nextPicture': 'Další obrázek',
  'product.enlarge': 'Zvětšit obrázek',
  'product.close': 'Zavřít',
  'product.toScale': 'Nakresleno v měřítku',
  'product.sizeMissing': 'není v rozměru {choice}',
  'product.valueMissing': 'není v provedení {choice}',
  'product.valueSoldOut': 'vyprodáno',
  'product.moved': 'Tuto kombinaci nenabízíme. Změnili jsme: {changes}.',
  'product.showVersion': 'Zobrazit tuto variantu',
  'product.quantityOf': 'Počet kusů: {title}',
  'product.addToCart': 'Do košíku',
  'product.toCart': 'Přejít do košíku',
  'product.inStock': 'Skladem',
  'product.lowStock': 'Poslední kusy',
  'product.madeToOrder': 'Na objednávku',
  'product.soldOutVersion': 'Tato varianta je vyprodaná',
  'product.lowestPriorIs': 'Nejnižší cena za 30 dní před slevou: {price}.',
};
