import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';

/** Words of hearts and of what was viewed, which no first view needs. */
export const bindKeptTexts = () => bindLateTexts(textsOf((locale) => import(`../../i18n/messages/${locale}/kept.ts`)));
