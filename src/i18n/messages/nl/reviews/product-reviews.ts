import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/product-reviews.ts';

export const messages: Translated<typeof english> = {
  'product.related': 'Past er goed bij',
  'productReviews.title': 'Reviews',
  'productReviews.of': 'Reviews: {title}',
  'productReviews.count': { one: '{count} review', other: '{count} reviews' },
  'productReviews.starsOf': '{stars} van 5 sterren',
  'productReviews.verified':
    'Elke review komt van iemand die dit product bij ons heeft gekocht: schrijven kan alleen via een persoonlijke link die we na de bezorging naar het e-mailadres van de bestelling sturen, één keer per bestelling. We lezen elke review voordat we hem plaatsen. Positieve en negatieve reviews behandelen we gelijk: we weigeren alleen wat onwettig is, persoonsgegevens of reclame bevat, niet over het product gaat of niet echt is. Het gemiddelde telt alle geplaatste reviews mee.',
  'productReviews.nobody': 'Een koper',
  'productReviews.replyOf': 'Antwoord van {shop}',
  'productReviews.all': 'Alle {count} reviews',
  'productReviews.none': 'Niemand heeft dit product nog beoordeeld.',
  'productReviews.pages': 'Pagina’s',
  'productReviews.first': 'Eerste pagina',
  'productReviews.further': 'Meer reviews',
  'productReviews.toProduct': 'Naar het product',
};
