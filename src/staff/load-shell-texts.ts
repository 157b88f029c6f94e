import { textsOf } from '../i18n/load-texts.ts';

/** What the navigation, the search and the keys of the office say. Whoever signs in does without. */
export const loadShellTexts = textsOf((locale) => import(`../i18n/messages/${locale}/office/shell.ts`));
