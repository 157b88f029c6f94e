// Shared by the commands that change a variant: finding it by its SKU, and saying why it cannot be changed.
import type { FoundVariant } from '#server/catalogue/variants/find-variant.ts';
import { CliError } from '../../cli-errors.ts';
import { printable } from '../orders/printable-text.ts';
import type { CommandContext } from '../with-database.ts';

export const skuArgument = 'the SKU of the variant';

export async function findVariant({ db }: CommandContext, sku: string): Promise<FoundVariant> {
  const [{ findVariantBySku }, { findMarkets }] = await Promise.all([
    import('#server/catalogue/variants/find-variant.ts'),
    import('#server/shop/find-markets.ts'),
  ]);
  const markets = await findMarkets(db);
  const found = await findVariantBySku(db, { sku, baseLocale: markets.catalogueLanguage });
  if (found.ok) return found.value;
  if (found.error.kind === 'SkuAmbiguous') {
    const named = found.error.variants.map((variant) => `  ${variant.handle}: ${variantName(variant)}`);
    throw new CliError({
      code: 'SKU_AMBIGUOUS',
      title: `Several variants have the SKU ${sku}:\n${named.join('\n')}`,
      fix: 'Give each an SKU of its own: kasa export, change the file, kasa import.',
    });
  }
  const { near } = found.error;
  throw new CliError({
    code: 'SKU_UNKNOWN',
    title: `No variant has the SKU ${sku}.`,
    fix: near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'kasa stock list finds SKUs by a part of a title.',
  });
}

export function variantName({ title, variantTitle }: Pick<FoundVariant, 'title' | 'variantTitle'>): string {
  return printable([title, variantTitle].filter(Boolean).join(', ')).replace(/\s+/g, ' ');
}

export function variantGone(sku: string): CliError {
  return new CliError({
    code: 'VARIANT_UNKNOWN',
    title: `${sku} has just left the catalogue.`,
    fix: 'Nothing was changed.',
  });
}

export function notTracked(sku: string): CliError {
  return new CliError({
    code: 'STOCK_NOT_TRACKED',
    title: `The shop does not count ${sku}: it can always be bought.`,
    fix: 'Import the product with an inventory tracker and a quantity to have it counted.',
  });
}
