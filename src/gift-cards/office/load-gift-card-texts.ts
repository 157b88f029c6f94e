import { textsOf } from '../../i18n/load-texts.ts';

export const loadGiftCardTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/discounts/gift-cards.ts`));
