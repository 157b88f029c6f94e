// The fields of parts that are filled in once: in one file, which comes after the page.

export { LineTextFields } from './line-text-fields.tsx';
export { OwnFieldsFields } from './own-fields-inputs.tsx';
export { AddressFields } from './product-address-fields.tsx';
export { SafetyFields } from './safety-fields.tsx';
export { TaxFields } from './tax-fields.tsx';
