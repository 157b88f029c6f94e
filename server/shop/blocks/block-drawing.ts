// What a block becomes on a page of the shop. Text and pictures become HTML here, on the server: the browser gets no code for
// them (`src/ui/blocks/block-html.tsx`). What the shop has components for anyway is told as data.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { Block, BlockName, BlockOf } from '#src/shop/blocks/blocks.ts';
import type { LocalisedText } from '#src/shop/localised-text.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { PictureSource } from '#src/ui/pictures/product-image.tsx';
import type { RequestContext } from '../../schema/request-context.ts';
import type { ShownBlock } from '../../schema/resolver-types.generated.ts';

/** The picture with the point that the eye goes to, in percent from the left and from the top. */
export type FocusedPicture = PictureSource & { focusX: number; focusY: number };

export type DrawingContext = {
  locale: Locale;
  t: Translate;
  shop: ShopProfile;
  request: Pick<RequestContext, 'db' | 'markets' | 'tags'>;
  /** The text in the page's language, else in that of the catalogue; empty when there is none. */
  text(texts: LocalisedText): string;
  /** Null for none, and for one that has vanished. */
  picture(chosen: { picture: string; alt: LocalisedText } | null): FocusedPicture | null;
  /** It is in the first screen: its picture is fetched first. */
  isFirst: boolean;
  /** The id of this block's heading. */
  id: string;
};

type Shown = ShownBlock | null;

/** Null for a block that has nothing to show. */
export type Drawing<Name extends BlockName> = (block: BlockOf<Name>, at: DrawingContext) => Shown | Promise<Shown>;

export type Drawings = { [Name in BlockName]: Drawing<Name> };

/** Any block's, for whoever draws them one after another. */
export type AnyDrawing = (block: Block, at: DrawingContext) => Shown | Promise<Shown>;

export function asHtml(element: ReactElement): ShownBlock {
  return { kind: 'HTML', title: '', html: renderToStaticMarkup(element), products: [] };
}
