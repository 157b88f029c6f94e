// The blocks of the home page as it shows them: the merchant's, or what is composed of the shop while there are none. Who has taken the hero out still has a heading for those who hear the page.
import type { Locale } from '#src/i18n/locales.ts';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import type { RequestContext } from '../../schema/request-context.ts';
import type { ShownBlock } from '../../schema/resolver-types.generated.ts';
import { readDefaultBlocks } from '../home/default-home.ts';
import { asHtml } from './block-drawing.ts';
import { drawBlocks } from './draw-blocks.ts';

export async function drawHome(
  shop: ShopProfile,
  locale: Locale,
  request: Pick<RequestContext, 'db' | 'markets' | 'tags'>,
): Promise<ShownBlock[]> {
  const own = shop.home.blocks;
  const blocks = own.length > 0 ? own : await readDefaultBlocks(request.db, shop, locale);
  const drawn = await drawBlocks(blocks, { locale, shop, request });
  const hasHeading = blocks.some(({ kind, isHidden }) => kind === 'hero' && !isHidden);
  return hasHeading ? drawn : [asHtml(<Heading name={shop.identity.name} />), ...drawn];
}

function Heading({ name }: { name: string }) {
  return (
    <h1 tabIndex={-1}>
      <VisuallyHidden>{name}</VisuallyHidden>
    </h1>
  );
}
