import { joinTexts } from '../../../i18n/join-texts.ts';
import { textsOf } from '../../../i18n/load-texts.ts';
import { loadRichTextTexts } from '../../../ui/rich-text/load-rich-text-texts.ts';
import { loadPictureTexts } from '../pictures/load-picture-texts.ts';

export const loadBlockTexts = joinTexts(
  textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/blocks.ts`)),
  loadPictureTexts,
  loadRichTextTexts,
);
