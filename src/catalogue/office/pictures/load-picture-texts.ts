import { textsOf } from '../../../i18n/load-texts.ts';

export const loadPictureTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/pictures.ts`));
