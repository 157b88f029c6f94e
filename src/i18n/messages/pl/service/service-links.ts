import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/service/service-links.ts';

export const messages: Translated<typeof english> = {
  'service.findOrder': 'Znajdź zamówienie',
  'service.contact': 'Kontakt',
};
