import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/reviews/product-reviews.ts';

export const messages: Translated<typeof english> = {
  'product.related': 'Passt gut dazu',
  'productReviews.title': 'Bewertungen',
  'productReviews.of': 'Bewertungen: {title}',
  'productReviews.count': { one: '{count} Bewertung', other: '{count} Bewertungen' },
  'productReviews.starsOf': '{stars} von 5 Sternen',
  'productReviews.verified':
    'Jede Bewertung stammt von einer Person, die dieses Produkt bei uns gekauft hat: Sie kann nur über einen persönlichen Link abgegeben werden, den wir nach der Lieferung an die E-Mail-Adresse der Bestellung senden, und nur einmal je Bestellung. Wir lesen jede Bewertung, bevor wir sie veröffentlichen. Positive und negative behandeln wir gleich: Wir lehnen nur ab, was rechtswidrig ist, personenbezogene Daten oder Werbung enthält, nicht das Produkt betrifft oder nicht echt ist. In den Durchschnitt gehen alle veröffentlichten Bewertungen ein.',
  'productReviews.nobody': 'Käufer/in',
  'productReviews.replyOf': 'Antwort von {shop}',
  'productReviews.all': 'Alle {count} Bewertungen',
  'productReviews.none': 'Dieses Produkt hat noch niemand bewertet.',
  'productReviews.pages': 'Seiten',
  'productReviews.first': 'Erste Seite',
  'productReviews.further': 'Weitere Bewertungen',
  'productReviews.toProduct': 'Zum Produkt',
};
