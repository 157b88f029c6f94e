import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/footer.ts';

export const messages: Translated<typeof english> = {
  'site.information': 'Informacje',
  'site.pricesInclVat': 'Wszystkie ceny zawierają VAT. Koszt dostawy doliczamy w kasie.',
  'site.newsletter': 'Newsletter',
  'site.wishlist': 'Lista życzeń',
};
