import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/office.ts';

export const messages: Translated<typeof english> = {
  'office.title': 'Zázemí obchodu',
  'office.signIn': 'Přihlásit se',
  'office.email': 'E-mailová adresa',
  'office.password': 'Heslo',
  'office.unknownAccount': 'Tato e-mailová adresa a heslo nepatří k žádnému účtu.',
  'office.toShop': 'Do obchodu',
  'office.notFoundTitle': 'Taková stránka tu není',
  'office.notFoundText': 'V adrese může být překlep, nebo se stránka přesunula.',
};
