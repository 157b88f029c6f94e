import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/product-reviews.ts';

export const messages: Translated<typeof english> = {
  'product.related': 'Hodí se k tomu',
  'productReviews.title': 'Recenze',
  'productReviews.of': 'Recenze: {title}',
  'productReviews.count': {
    one: '{count} recenze',
    few: '{count} recenze',
    many: '{count} recenze',
    other: '{count} recenzí',
  },
  'productReviews.starsOf': '{stars} z 5 hvězdiček',
  'productReviews.verified':
    'Každou recenzi napsal někdo, kdo si tento produkt u nás koupil: jde to jen přes osobní odkaz, který po doručení posíláme na e-mail uvedený v objednávce, a jen jednou za objednávku. Každou recenzi před zveřejněním čteme. S kladnými i zápornými zacházíme stejně: odmítáme jen to, co je protiprávní, obsahuje osobní údaje nebo reklamu, netýká se produktu nebo není pravé. Do průměru se počítají všechny zveřejněné recenze.',
  'productReviews.nobody': 'Kupující',
  'productReviews.replyOf': 'Odpověď: {shop}',
  'productReviews.all': 'Všechny recenze ({count})',
  'productReviews.none': 'Tento produkt zatím nikdo nehodnotil.',
  'productReviews.pages': 'Stránky',
  'productReviews.first': 'První stránka',
  'productReviews.further': 'Další recenze',
  'productReviews.toProduct': 'K produktu',
};
