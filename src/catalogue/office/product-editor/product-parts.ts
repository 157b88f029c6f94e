// The parts of the editor, in the order in which they stand on the page. A new one is a file and a line here.
import { addressPart } from '../editor/address-part.ts';
import { lineTextPart } from '../editor/line-text-part.ts';
import { organisationPart } from '../editor/organisation-part.tsx';
import { ownFieldsPart } from '../editor/own-fields-part.ts';
import type { ProductPart } from '../editor/product-part.ts';
import { safetyPart } from '../editor/safety-part.ts';
import { singleVariantPart } from '../editor/single-variant-part.tsx';
import { statePart } from '../editor/state-part.tsx';
import { taxPart } from '../editor/tax-part.ts';
import { variantsPart } from '../editor/variants-part.tsx';
import { picturesPart } from '../pictures/pictures-part.ts';
import { textsPart } from '../texts/texts-part.tsx';

export const productParts: readonly ProductPart[] = [
  textsPart,
  picturesPart,
  singleVariantPart,
  variantsPart,
  lineTextPart,
  ownFieldsPart,
  safetyPart,
  statePart,
  organisationPart,
  addressPart,
  taxPart,
];
