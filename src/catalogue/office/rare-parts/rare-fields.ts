// The fields of parts that are filled in once: in one file, which comes after the page, with what they say.
import { textsOf } from '../../../i18n/load-texts.ts';
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { LineTextFields } from './line-text-fields.tsx';
import { AddressFields } from './product-address-fields.tsx';
import { SafetyFields } from './safety-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

export { OwnFieldsFields } from './own-fields-inputs.tsx';

const loadTexts = textsOf((locale) => import(`../../../i18n/messages/${locale}/catalogue/product-rare-parts.ts`));

export const bindLineTextFields = () => withLateTexts(LineTextFields, loadTexts);
export const bindAddressFields = () => withLateTexts(AddressFields, loadTexts);
export const bindTaxFields = () => withLateTexts(TaxFields, loadTexts);
export const bindSafetyFields = () => withLateTexts(SafetyFields, loadTexts);
