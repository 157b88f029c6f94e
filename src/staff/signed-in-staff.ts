import type { Locale } from '../i18n/locales.ts';
import type { Permission, Role } from './permissions.ts';

/** The person who is signed in to the office. */
export type SignedInStaff = {
  id: number;
  name: string;
  email: string;
  role: Role;
  permissions: readonly Permission[];
  locale: Locale;
  /** A program that calls with a key (`src/api-keys`): nobody who could prove anything, or sign in. */
  isKey?: true;
};
