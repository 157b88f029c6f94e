import type { Locale } from '#src/i18n/locales.ts';
import { viewOf } from '#src/shop/markets.ts';
import { findPicturesIn } from '../../catalogue/find-pictures-in.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { Collection } from '../../schema/resolver-types.generated.ts';
import { readMenu } from '../read-menu.ts';

type Shown = Pick<RequestContext, 'db' | 'markets' | 'tags' | 'unsaved'>;

/** The collections of the menu. One for which the merchant has chosen no picture has that of a product. */
export async function listPicturedMenu(shown: Shown, locale: Locale): Promise<Collection[]> {
  const collections = await readMenu(shown, viewOf(shown.markets, locale));
  const bare = collections.filter(({ image }) => !image);
  if (bare.length === 0) return collections;
  shown.tags.add('catalogue');
  const pictures = await findPicturesIn(shown.db, bare);
  return collections.map((one) => ({ ...one, image: one.image ?? pictures.get(one.handle) ?? null }));
}
