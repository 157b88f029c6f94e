import { textsOf } from '../../i18n/load-texts.ts';

/** What is said where a change is taken back: `useUndoBatch` needs no more. A file of its own, for a page gets the texts of each file. */
export const loadUndoTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/history/history-page.ts`));
