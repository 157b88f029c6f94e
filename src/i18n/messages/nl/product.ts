import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/product.ts';

export const messages: Translated<typeof english> = {
  'product.pictures': 'Afbeeldingen',
  'product.showPicture': 'Afbeelding {number} van {total}',
  'product.previousPicture': 'Vorige afbeelding',
  'product.nextPicture': 'Volgende afbeelding',
  'product.enlarge': 'Vergroot de afbeelding',
  'product.close': 'Sluiten',
  'product.toScale': 'Op schaal getekend',
  'product.sizeMissing': 'niet verkrijgbaar in {choice}',
  'product.valueMissing': 'niet verkrijgbaar met {choice}',
  'product.valueSoldOut': 'uitverkocht',
  'product.moved': 'Die combinatie bestaat niet. Aangepast: {changes}.',
  'product.showVersion': 'Toon deze uitvoering',
  'product.quantityOf': 'Aantal: {title}',
  'product.addToCart': 'In winkelwagen',
  'product.toCart': 'Naar de winkelwagen',
  'product.inStock': 'Op voorraad',
  'product.lowStock': 'Nog maar een paar',
  'product.madeToOrder': 'Op bestelling gemaakt',
  'product.soldOutVersion': 'Deze uitvoering is uitverkocht',
  'product.lowestPriorIs': 'Laagste prijs van de 30 dagen vóór de korting: {price}.',
};
