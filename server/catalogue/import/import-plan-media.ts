// A product's pictures by their sources. Their bytes come later, see import-pictures.ts; those that came are left alone.
import { locales } from '#src/i18n/locales.ts';
import type { ExistingProduct } from './import-existing-products.ts';
import type { PlanContext } from './import-plan-context.ts';
import type { ImageDraft, ProductDraft } from './import-product-draft.ts';

/** Plans the pictures and returns the id of each by its source. */
export function planMedia(
  draft: ProductDraft,
  existing: ExistingProduct | undefined,
  productId: string,
  { writes }: PlanContext,
): Map<string, string> {
  const mediaBySource = new Map(existing?.media.map((row) => [row.source, row]));
  const images = listImages(draft, existing);
  const sources = new Set(images.map((image) => image.source));
  for (const row of draft.images ? mediaBySource.values() : []) {
    if (sources.has(row.source)) continue;
    for (const { media_id, locale } of existing?.mediaTexts ?? []) {
      if (media_id === row.id) writes.remove('media_texts', { media_id, locale });
    }
    writes.remove('media', { id: row.id });
  }
  const ids = new Map<string, string>();
  for (const [index, { source, alts }] of images.entries()) {
    const row = mediaBySource.get(source);
    const id = row?.id ?? writes.newId();
    const position = index + 1;
    ids.set(source, id);
    if (row && row.position !== position) writes.parkMedia(id);
    writes.put('media', { id, product_id: productId, position, source }, row);
    for (const locale of locales) {
      const alt = alts[locale];
      const text = existing?.mediaTexts.find((each) => each.media_id === id && each.locale === locale);
      if (alt) writes.put('media_texts', { media_id: id, locale, alt }, text);
      else if (alt === '' && text) writes.remove('media_texts', { media_id: id, locale });
    }
  }
  return ids;
}

/** The pictures of the file, or without its column the ones that are there; then those that only variants name. */
function listImages(draft: ProductDraft, existing: ExistingProduct | undefined): ImageDraft[] {
  const images = draft.images
    ? [...draft.images]
    : (existing?.media ?? []).map(({ source }): ImageDraft => ({ source, position: null, alts: {} }));
  const sources = new Set(images.map((image) => image.source));
  for (const { image } of draft.variants) {
    if (!image || sources.has(image)) continue;
    sources.add(image);
    images.push({ source: image, position: null, alts: {} });
  }
  return images;
}
