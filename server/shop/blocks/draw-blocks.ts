// Draws the blocks of a page. Their pictures are read together; those that stand beside each other as HTML are one piece.
import type { Locale } from '#src/i18n/locales.ts';
import type { Block } from '#src/shop/blocks/blocks.ts';
import { namedIn } from '#src/shop/blocks/named-things.ts';
import type { LocalisedText } from '#src/shop/localised-text.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { showImage } from '../../catalogue/media-url.ts';
import type { Db } from '../../database/connect.ts';
import { translateTo } from '../../i18n/translations.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { ShownBlock } from '../../schema/resolver-types.generated.ts';
import type { AnyDrawing, DrawingContext } from './block-drawing.ts';
import { drawings } from './drawings.ts';

type Page = { locale: Locale; shop: ShopProfile; request: Pick<RequestContext, 'db' | 'markets' | 'tags'> };

/** What of the first screen a block above may take away. */
const FIRST_SCREEN = 2;

export async function drawBlocks(blocks: readonly Block[], { locale, shop, request }: Page): Promise<ShownBlock[]> {
  const visible = blocks.filter(({ isHidden }) => !isHidden);
  const pictures = await findPictures(request.db, namedIn(visible).pictures);
  const text = (texts: LocalisedText) => texts[locale] || texts[request.markets.catalogueLanguage] || '';
  const contextAt = (at: number): DrawingContext => ({
    ...{ locale, shop, request, text },
    t: translateTo(locale),
    isFirst: at < FIRST_SCREEN,
    id: `block-${at + 1}`,
    picture(chosen) {
      const stored = chosen && pictures.get(chosen.picture);
      // Without words, it is decoration, and named by nothing.
      if (!stored) return null;
      const { focusX, focusY } = stored;
      return { ...showImage({ ...stored, alt: null }, ''), alt: text(chosen.alt), focusX, focusY };
    },
  });
  const drawn = await Promise.all(
    visible.map((block, at) => (drawings[block.kind] as AnyDrawing)(block, contextAt(at))),
  );
  return joinHtml(drawn.filter((block) => block !== null));
}

async function findPictures(db: Db, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('pictures')
    .select(['key', 'width', 'height', 'ground_color as groundColor', 'focus_x as focusX', 'focus_y as focusY'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

function joinHtml(blocks: readonly ShownBlock[]): ShownBlock[] {
  const joined: ShownBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.kind === 'HTML' && block.kind === 'HTML') {
      joined[joined.length - 1] = { ...last, html: `${last.html}${block.html}` };
    } else joined.push(block);
  }
  return joined;
}
