import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { loadUndoTexts } from './load-undo-texts.ts';

/** What every line of the history says. */
export const loadHistoryTexts = joinTexts(
  loadUndoTexts,
  textsOf((locale) => import(`../../i18n/messages/${locale}/history/batch-titles.ts`)),
  textsOf((locale) => import(`../../i18n/messages/${locale}/history/changed-fields.ts`)),
);
