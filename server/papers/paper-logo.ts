// The shop's drawn name for paper: pixels, three for each point.
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { inColours } from '../media/brand/mail-logo.ts';
import { withPixels } from '../media/brand/png-logo.ts';
import { loadSharp } from '../media/load-sharp.ts';
import { openImage, type Paper, type PaperImage } from './open-paper.ts';

const MOST = { width: 190, height: 44 };
const SCALE = 3;

export type PaperLogo = { image: PaperImage; width: number; height: number };

/** Null for a shop whose name is set in type. */
export async function drawPaperLogo(
  paper: Paper,
  { identity, brand }: Pick<ShopProfile, 'identity' | 'brand'>,
): Promise<PaperLogo | null> {
  const { wordmark } = identity.drawings;
  if (!wordmark) return null;
  const scale = Math.min(MOST.width / wordmark.width, MOST.height / wordmark.height);
  const size = { width: wordmark.width * scale, height: wordmark.height * scale };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width * SCALE}" height="${size.height * SCALE}"`,
    ` viewBox="0 0 ${wordmark.width} ${wordmark.height}"><style>.on-dark{display:none}</style>`,
    `${inColours(withPixels(wordmark.body, identity), brand, 'light')}</svg>`,
  ].join('');
  const sharp = await loadSharp();
  const png = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).png().toBuffer();
  return { image: openImage(paper, png), ...size };
}
