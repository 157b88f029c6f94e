// The drawing of every kind of block. `src/shop/blocks/blocks.ts` has their fields.
import { drawBanner } from './banner-drawing.tsx';
import type { Drawings } from './block-drawing.ts';
import {
  showCollection,
  showCollections,
  showLine,
  showMostBought,
  showNewest,
  showProducts,
} from './goods-drawings.ts';
import { drawHero } from './hero-drawing.tsx';
import { drawHours } from './hours-drawing.tsx';
import { drawNewsletter } from './newsletter-drawing.tsx';
import { drawPictureText } from './picture-text-drawing.tsx';
import { drawQuestions } from './questions-drawing.tsx';
import { drawReviews } from './reviews-drawing.tsx';
import { drawService } from './service-drawing.tsx';
import { drawText } from './text-drawing.tsx';

export const drawings: Drawings = {
  hero: drawHero,
  banner: drawBanner,
  newest: showNewest,
  'most-bought': showMostBought,
  collections: showCollections,
  collection: showCollection,
  products: showProducts,
  'picture-text': drawPictureText,
  text: drawText,
  questions: drawQuestions,
  reviews: drawReviews,
  hours: drawHours,
  service: drawService,
  newsletter: drawNewsletter,
  line: showLine,
};
