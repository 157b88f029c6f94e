import type { Command } from 'commander';
import type { ReadProduct } from '#server/catalogue/stored/read-stored-product.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { describeCardTerms } from '../catalogue/describe-card-terms.ts';
import { printable } from '../orders/printable-text.ts';
import type { ShopClock } from '../shop-clock.ts';
import { listFields } from './shown-fields.ts';
import { unknownProduct } from './unknown-product.ts';

const help = `
Example:
  $ kasa products show fox
  $ kasa products show fox --fields`;

export function registerShow(products: Command): void {
  products
    .command('show')
    .description('show a product, on sale or not')
    .argument('<handle>', 'the handle of the product')
    .option('--fields', 'print each field as kasa products edit takes it, quoted for the shell')
    .option('--json', 'print it as JSON')
    .addHelpText('after', help)
    .action(printProduct);
}

async function printProduct(handle: string, { fields, json }: { fields?: boolean; json?: boolean }): Promise<void> {
  const [{ withDatabase }, { findStoredProduct }, { readShopClock }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/catalogue/stored/read-stored-product.ts'),
    import('../shop-clock.ts'),
  ]);
  const { product, clock } = await withDatabase(async (context) => {
    const found = await findStoredProduct(context.db, handle);
    if (!found) throw await unknownProduct(context, handle);
    return { product: found, clock: await readShopClock(context.db) };
  });
  if (json) console.log(JSON.stringify({ ok: true, product }));
  else if (fields) console.log(listFields(product).map(quoted).join('\n'));
  else console.log(describe(product, clock).join('\n'));
}

/** The field is quoted for the shell, which takes what stands between two of these as it is. */
function quoted(field: string): string {
  return `'${field.replaceAll("'", `'\\''`)}'`;
}

function describe(product: ReadProduct, clock: ShopClock): string[] {
  const {
    handle,
    state,
    publishAt,
    version,
    vendor,
    productType,
    vatClass,
    withdrawalException,
    needsCashRegister,
    tags,
    goesWith,
    collections,
    giftCard,
    texts,
    ownFields,
    variants,
  } = product;
  const own = Object.entries(ownFields).map(([key, value]) => `field.${key}: ${JSON.stringify(value)}`);
  const facts = [
    vendor && `vendor: ${vendor}`,
    productType && `type: ${productType}`,
    giftCard && `gift card: ${describeCardTerms(giftCard)}`,
    `VAT class: ${vatClass}`,
    withdrawalException && `withdrawal: ${withdrawalException}`,
    needsCashRegister && 'cash register: always',
    tags.length > 0 && `tags: ${tags.join(', ')}`,
    goesWith.length > 0 && `goes well with: ${goesWith.join(', ')}`,
    collections.length > 0 && `collections: ${collections.join(', ')}`,
    ...own,
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return [
    `${handle}  ${state}${publishAt ? `, on sale from ${clock.moment(publishAt)}` : ''}  (version ${version})`,
    ...facts.map((fact) => `  ${printable(String(fact))}`),
    ...texts.map(({ locale, title }) => `  ${locale}: ${printable(title)}`),
    ...variants.map(describeVariant),
  ];
}

/** A line: its number, what it is, how many there are and what it costs. */
export function describeVariant({
  sku,
  options,
  ean,
  weightGrams,
  isTracked,
  onHand,
  reserved,
  prices,
}: ReadProduct['variants'][number]): string {
  const parts = [
    sku || 'without an SKU',
    printable(options),
    ean && `EAN ${ean}`,
    weightGrams > 0 ? `${weightGrams} g` : '',
    isTracked ? `${onHand} on hand, ${reserved} reserved` : 'not counted',
    prices.map(describePrice).join(', ') || 'no price',
  ];
  return `  ${parts.filter(Boolean).join('  ')}`;
}

function describePrice({
  currency,
  amountMinor,
  compareAtMinor,
  convertedFrom,
}: ReadProduct['variants'][number]['prices'][number]): string {
  const decimal = (minor: number) => moneyToDecimal(money(minor, currency));
  const crossed = compareAtMinor === null ? '' : ` instead of ${decimal(compareAtMinor)}`;
  return `${decimal(amountMinor)}${crossed} ${currency}${convertedFrom ? ` (from ${convertedFrom})` : ''}`;
}
