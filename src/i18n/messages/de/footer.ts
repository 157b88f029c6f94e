import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/footer.ts';

export const messages: Translated<typeof english> = {
  'site.information': 'Informationen',
  'site.pricesInclVat': 'Alle Preise inklusive Mehrwertsteuer. Der Versand kommt an der Kasse hinzu.',
  'site.newsletter': 'Newsletter',
  'site.wishlist': 'Wunschliste',
};
