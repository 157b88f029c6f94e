import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/footer.ts';

export const messages: Translated<typeof english> = {
  'site.information': 'Informacje',
  'site.newsletter': 'Newsletter',
  'site.wishlist': 'Lista życzeń',
  'site.account': 'Konto',
};
