// The parts of the editor, in the order in which they stand on the page. A new one is a file and a line here.
import { addressPart } from './address-part.tsx';
import { organisationPart } from './organisation-part.tsx';
import { ownFieldsPart } from './own-fields-part.tsx';
import type { ProductPart } from './product-part.ts';
import { safetyPart } from './safety-part.tsx';
import { singleVariantPart } from './single-variant-part.tsx';
import { statePart } from './state-part.tsx';
import { taxPart } from './tax-part.tsx';
import { textsPart } from './texts-part.tsx';

export const productParts: readonly ProductPart[] = [
  textsPart,
  singleVariantPart,
  ownFieldsPart,
  safetyPart,
  statePart,
  organisationPart,
  addressPart,
  taxPart,
];
