import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/footer.ts';

export const messages: Translated<typeof english> = {
  'site.information': 'Informatie',
  'site.newsletter': 'Nieuwsbrief',
  'site.wishlist': 'Verlanglijst',
  'site.account': 'Account',
};
