import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/staff/staff-removal.ts';

export const messages: Translated<typeof english> = {
  'staff.removeTitle': 'Usunąć: {name}?',
  'staff.removeText':
    'Dotyczy: {name} ({email}, {role}). Sesje tej osoby zakończą się od razu, a wejdzie ona znów tylko z nowym zaproszeniem. To, co zrobiła, zostaje w dzienniku zdarzeń.',
  'staff.removeSelf':
    'Chodzi o Ciebie ({email}, {role}). Twoje sesje zakończą się od razu, a wejdziesz znów tylko z nowym zaproszeniem. Ślad po Twoich działaniach zostaje w dzienniku zdarzeń.',
  'staff.removeNow': 'Usuń: {name}',
  'staff.keysEnd': 'Klucze programów, które od razu przestaną działać: {keys}.',
};
