// The parts of the editor, in the order in which they stand on the page. A new one is a file and a line here.
import type { ProductPart } from './product-part.ts';
import { singleVariantPart } from './single-variant-part.tsx';
import { textsPart } from './texts-part.tsx';

export const productParts: readonly ProductPart[] = [textsPart, singleVariantPart];
