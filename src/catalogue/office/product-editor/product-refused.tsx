// Why the product is not saved, in a sentence that is fetched when there is one to say.
import { useT } from '../../../app-instance.tsx';
import { textsOf } from '../../../i18n/load-texts.ts';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { productRefusals } from './product-refusals.ts';
import type { ProductRefused } from './use-product-editor.ts';

const loadTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/product-refusals.ts`));

export const bindProductRefused = () => withLateTexts(Refused, loadTexts);

function Refused({ refusal, fields }: ProductRefused) {
  const t = useT();
  return t(refusalMessage(productRefusals, refusal, 'productEditor.refusal_other'), { fields: fields.join(', ') });
}
