// A product as Markdown: what it is, each version with its price and whether it can be had, delivery, reviews.
import { urlOf } from '#src/addresses.ts';
import { productQuery } from '#src/catalogue/catalogue-queries.ts';
import { averageStars, countReviews } from '#src/catalogue/reviews/rating.ts';
import { WITHDRAWAL_DAYS } from '#src/catalogue/withdrawal-exceptions.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Translate } from '#src/i18n/translate.ts';
import { jpegOf } from '#src/media/picture-sources.ts';
import { formatMoney } from '#src/money.ts';
import { formatNumber } from '#src/numbers/format-number.ts';
import type { Availability, CatalogueProductQuery } from '#src/operations.generated.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { MarkdownSources, WriteMarkdown } from './markdown-page.ts';
import { escapeMarkdown, inOneLine, markdownBlocks, markdownLink, markdownTable } from './markdown-text.ts';

type Product = NonNullable<CatalogueProductQuery['product']>;

const availabilityTexts = {
  IN_STOCK: 'product.inStock',
  LOW_STOCK: 'product.lowStock',
  MADE_TO_ORDER: 'product.madeToOrder',
  SOLD_OUT: 'product.soldOut',
} as const satisfies Record<Availability, string>;

export const writeProduct: WriteMarkdown = ({ locale, params }, sources) => {
  const { queryClient, publicUrl, t } = sources;
  const data = queryClient.getQueryData<CatalogueProductQuery>(productQuery(locale, params.product ?? '').queryKey);
  if (!data?.product) return null;
  const { product } = data;
  const { handle, title, vendor, collection, descriptionHtml, isNeverWithdrawn, images } = product;
  const canonical = urlOf('product', { locale, product: handle });
  const [image] = images;
  const text = markdownBlocks([
    `# ${escapeMarkdown(inOneLine(title))}`,
    collection &&
      markdownLink(collection.title, publicUrl + urlOf('listing', { locale, collection: collection.handle })),
    image && `!${markdownLink(image.alt || title, publicUrl + jpegOf(image, 1200))}`,
    vendor && `${t('markdown.vendor')}: ${escapeMarkdown(vendor)}`,
    tableOfVersions(product, publicUrl + canonical, sources),
    ...deliveriesOf(product),
    isNeverWithdrawn ? t('markdown.neverWithdrawn') : t('markdown.withdrawal', { days: WITHDRAWAL_DAYS }),
    htmlToMarkdown(descriptionHtml, publicUrl),
    safetyOf(product, sources),
    ratingOf(product, locale, t),
    t('markdown.order', { address: publicUrl + canonical }),
  ]);
  return { text, canonical };
};

function tableOfVersions({ options, variants, title }: Product, address: string, sources: MarkdownSources): string {
  const { t, languageTag } = sources;
  const labels = options.map(({ values }) => new Map(values.map(({ value, label }) => [value, label])));
  const rows = variants.map(({ optionValues, sku, price, lowestPriorPrice, unitPrice, availability }) => {
    const words = optionValues.map((value, index) => labels[index]?.get(value) ?? value);
    const prior = lowestPriorPrice && `${t('money.lowestPrior')} ${formatMoney(lowestPriorPrice, languageTag)}`;
    return [
      markdownLink(words.join(' / ') || title, sku ? `${address}?${new URLSearchParams({ variant: sku })}` : address),
      [formatMoney(price, languageTag), unitPrice && `(${unitPrice})`, prior && `– ${prior}`].filter(Boolean).join(' '),
      t(availabilityTexts[availability]),
      escapeMarkdown(sku),
    ];
  });
  const head = ['markdown.version', 'listing.price', 'markdown.availability', 'markdown.sku'] as const;
  return markdownTable(
    head.map((key) => t(key)),
    rows,
  );
}

/** Each promise once: versions of one weight travel alike. */
function deliveriesOf({ variants }: Product): string[] {
  const said = variants.map(({ delivery }) => [delivery?.promise, delivery?.cost].filter(Boolean).join(' '));
  return [...new Set(said)].filter((text) => text !== '').map(escapeMarkdown);
}

function safetyOf({ safety }: Product, { t }: MarkdownSources): string {
  const { manufacturerName, manufacturerAddress, manufacturerEmail, responsiblePerson, warnings } = safety;
  const maker = [manufacturerName, manufacturerAddress, manufacturerEmail].filter(Boolean).join(', ');
  const entries = [
    [t('product.manufacturer'), maker],
    [t('product.responsible'), responsiblePerson],
    [t('product.warnings'), warnings],
  ].filter(([, text]) => text);
  if (entries.length === 0) return '';
  const lines = entries.map(([name, text = '']) => `- ${name}: ${escapeMarkdown(inOneLine(text))}`);
  return [`## ${t('product.safety')}`, '', ...lines].join('\n');
}

function ratingOf({ reviews }: Product, locale: Locale, t: Translate): string {
  const average = averageStars(reviews.counts);
  if (average === null) return '';
  const stars = formatNumber(average, locale);
  const count = countReviews(reviews.counts);
  return t('markdown.rating', { stars, reviews: t('productReviews.count', { count }) });
}
