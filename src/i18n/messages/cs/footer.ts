import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/footer.ts';

export const messages: Translated<typeof english> = {
  'site.information': 'Informace',
  'site.newsletter': 'Newsletter',
  'site.wishlist': 'Seznam přání',
  'site.account': 'Účet',
};
