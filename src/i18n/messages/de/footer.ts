import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/footer.ts';

export const messages: Translated<typeof english> = {
  'site.information': 'Informationen',
  'site.newsletter': 'Newsletter',
  'site.wishlist': 'Wunschliste',
  'site.account': 'Konto',
};
