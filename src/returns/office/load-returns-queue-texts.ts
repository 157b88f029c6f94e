import { textsOf } from '../../i18n/load-texts.ts';

export const loadReturnsQueueTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/office/returns-queue.ts`),
);
