// The parts of the editor, in the order in which they stand on the page. A new one is a file and a line here.

import { organisationPart } from '../editor/organisation-part.tsx';
import type { ProductPart } from '../editor/product-part.ts';
import { singleVariantPart } from '../editor/single-variant-part.tsx';
import { statePart } from '../editor/state-part.tsx';
import { variantsPart } from '../editor/variants-part.tsx';
import { goingWithPart } from '../going-with/going-with-part.ts';
import { picturesPart } from '../pictures/pictures-part.ts';
import { addressPart } from '../rare-parts/address-part.ts';
import { giftCardPart } from '../rare-parts/gift-card-part.ts';
import { lineTextPart } from '../rare-parts/line-text-part.ts';
import { ownFieldsPart } from '../rare-parts/own-fields-part.ts';
import { safetyPart } from '../rare-parts/safety-part.ts';
import { taxPart } from '../rare-parts/tax-part.ts';
import { reductionsPart } from '../reduced/reductions-part.ts';
import { textsPart } from '../texts/texts-part.tsx';

export const productParts: readonly ProductPart[] = [
  textsPart,
  picturesPart,
  singleVariantPart,
  variantsPart,
  lineTextPart,
  giftCardPart,
  ownFieldsPart,
  goingWithPart,
  safetyPart,
  statePart,
  reductionsPart,
  organisationPart,
  addressPart,
  taxPart,
];
