import { textsOf } from './load-texts.ts';

/** The texts of every page: header, footer, cards. */
export const loadStorefrontTexts = textsOf((locale) => import(`./messages/${locale}/storefront.ts`));
