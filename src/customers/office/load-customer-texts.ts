import { textsOf } from '../../i18n/load-texts.ts';

export const loadCustomerTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/office/customers.ts`));
