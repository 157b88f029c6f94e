// How wide the pictures of goods are in their cards: for the sheet, and as HTML's `sizes`, from which browsers choose a file.
// Made here, so that no page brings the code for it.
import type { Brand } from './brand.ts';

export type PictureShape = 'tall' | 'square';

/** The share of its card's width that a picture takes. */
export const pictureShares: Record<Brand['pictures'], Record<PictureShape, number>> = {
  filled: { tall: 1, square: 1 },
  hung: { tall: 0.72, square: 0.78 },
};

export const cardSizes: Record<Brand['pictures'], Record<PictureShape, string>> = {
  filled: sizesOf('filled'),
  hung: sizesOf('hung'),
};

function sizesOf(pictures: Brand['pictures']): Record<PictureShape, string> {
  const { tall, square } = pictureShares[pictures];
  return { tall: inColumns(tall), square: inColumns(square) };
}

/** Cards stand in four, three or two columns (`product-card.module.css`). */
function inColumns(share: number): string {
  const of = (width: number) => Number((width * share).toFixed(2));
  return `(min-width: 64rem) min(${of(22)}vw, ${of(340)}px), (min-width: 48rem) ${of(30)}vw, ${of(44)}vw`;
}

/** The sizes of the pictures on a product's own page, as HTML's `sizes`. */
export const gallerySizes: Record<Brand['pictures'], string> = {
  filled: '(min-width: 48rem) min(51vw, 800px), 100vw',
  hung: '(min-width: 48rem) min(34vw, 530px), 66vw',
};
