// The fields of parts that are filled in once: in one file, which comes after the page, with what they say.
import { withLateTexts } from '../../../ui/office/with-late-texts.tsx';
import { loadOwnFieldTexts } from '../own-fields/load-own-field-texts.ts';
import { GiftCardFields } from './gift-card-limit-fields.tsx';
import { LineTextFields } from './line-text-fields.tsx';
import { loadRareTexts } from './load-rare-texts.ts';
import { OwnFieldsFields } from './own-fields-inputs.tsx';
import { AddressFields } from './product-address-fields.tsx';
import { SafetyFields } from './safety-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

export const bindLineTextFields = () => withLateTexts(LineTextFields, loadRareTexts);
export const bindGiftCardFields = () => withLateTexts(GiftCardFields, loadRareTexts);
export const bindAddressFields = () => withLateTexts(AddressFields, loadRareTexts);
export const bindTaxFields = () => withLateTexts(TaxFields, loadRareTexts);
export const bindSafetyFields = () => withLateTexts(SafetyFields, loadRareTexts);
export const bindOwnFieldsFields = () => withLateTexts(OwnFieldsFields, loadOwnFieldTexts);
