// The parts of a save, in the order in which they are written: what others need stands before them.
import type { SavePart } from './save-part.ts';
import { productFieldsPart } from './save-product-fields.ts';

export const saveParts: readonly SavePart[] = [productFieldsPart];
