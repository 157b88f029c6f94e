// A collection as Markdown: its products with their prices, and where the list goes on.
import { urlOf } from '#src/addresses.ts';
import { ALL_GOODS } from '#src/catalogue/all-goods.ts';
import { listingQuery } from '#src/catalogue/catalogue-queries.ts';
import { listingUrl } from '#src/catalogue/listing/listing-address.ts';
import { formatMoney } from '#src/money.ts';
import type { CatalogueListingQuery } from '#src/operations.generated.ts';
import { markdownHref } from '../../render/markdown-address.ts';
import type { WriteMarkdown } from './markdown-page.ts';
import { escapeMarkdown, inOneLine, markdownBlocks, markdownLink } from './markdown-text.ts';

export const writeListing: WriteMarkdown = (location, { queryClient, publicUrl, languageTag, t }) => {
  const data = queryClient.getQueryData<CatalogueListingQuery>(listingQuery(location).queryKey);
  if (!data?.collection) return null;
  const { locale } = location;
  const { handle, description } = data.collection;
  const title = handle === ALL_GOODS ? t('listing.all') : data.collection.title;
  const { items, totalCount, nextCursor } = data.products;
  const lines = items.map((card) => {
    const price = formatMoney(card.price, languageTag);
    const address = publicUrl + markdownHref(urlOf('product', { locale, product: card.handle }));
    const says = [
      card.hasSeveralPrices ? t('listing.priceFrom', { price }) : price,
      card.availability === 'SOLD_OUT' && t('product.soldOut'),
    ];
    return `- ${markdownLink(card.title, address)}: ${says.filter(Boolean).join(', ')}`;
  });
  const text = markdownBlocks([
    `# ${escapeMarkdown(inOneLine(title))}`,
    description && escapeMarkdown(description),
    t('listing.count', { count: totalCount }),
    lines.join('\n') || t('listing.empty'),
    nextCursor &&
      markdownLink(t('listing.next'), publicUrl + markdownHref(listingUrl(location, { after: nextCursor }))),
  ]);
  return { text, canonical: urlOf('listing', { locale, collection: handle }) };
};
