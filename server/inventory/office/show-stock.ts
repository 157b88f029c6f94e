import type { RefusedLine } from '#src/catalogue/office/stock/stock-refusals.ts';
import { pictureWidths } from '#src/media/picture-sources.ts';
import type { RefusedStockLine, StockVariant } from '../../schema/office-resolver-types.generated.ts';
import type { ListedStock } from '../list-stock.ts';

const PICTURE_WIDTH = 160;

export function showStock({ variantId, picture, pictureWidth, handle: _, ...stock }: ListedStock): StockVariant {
  const width = pictureWidths.find((each) => each >= (pictureWidth ?? PICTURE_WIDTH) || each === PICTURE_WIDTH);
  return { ...stock, id: variantId, imageUrl: picture && `/media/${picture}-${width}.webp` };
}

export function showRefused({ variantId, refusal }: RefusedLine): RefusedStockLine {
  const { kind, ...numbers } = refusal;
  return { variantId, refusal: kind, ...numbers };
}
