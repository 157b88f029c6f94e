import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Twój koszyk w sklepie {shop}: zmień liczbę sztuk, usuń to, co zbędne, sprawdź sumę z VAT i przejdź do kasy.',
  'description.checkout':
    'Zamówienie w sklepie {shop}: adres, dostawa i płatność na jednej stronie, bez zakładania konta.',
};
