import { textsOf } from '../../i18n/load-texts.ts';

export const loadReviewTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/reviews.ts`));
