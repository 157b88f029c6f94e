// One product, written as the import writes it: the same plan, the same rows.
import { sql } from 'kysely';
import { textToHandle } from '#src/catalogue/text-to-handle.ts';
import type { VatClass } from '#src/countries/country.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Money } from '#src/money.ts';
import type { Transaction } from '../database/transaction.ts';
import { pictureWithFocus } from '../media/picture-with-focus.ts';
import { ChangeLog, StockLog } from './import/import-change-log.ts';
import { CollectionDirectory } from './import/import-collections.ts';
import { FaultLog } from './import/import-faults.ts';
import type { PlanContext } from './import/import-plan-context.ts';
import { planProduct } from './import/import-plan-product.ts';
import type { ProductDraft } from './import/import-product-draft.ts';
import { createRowIds } from './import/import-row-id.ts';
import { IMPORT_LOCK } from './import-lock.ts';
import { convertPrices } from './variants/convert-prices.ts';
import { WriteBatch } from './write-batch.ts';

export type NewProduct = {
  id: string;
  title: string;
  /** Empty: none. */
  sku: string;
  /** The title's language, that of the catalogue's plain texts. */
  locale: Locale;
  price: Money;
  /** Null: sold without counting. */
  stock: number | null;
  vatClass: VatClass;
  /** The key of a picture that the shop has. */
  picture: string | null;
  isDraft: boolean;
  now: Date;
};

/** Its handle, made of the title. */
export async function addProduct(tx: Transaction, product: NewProduct): Promise<string> {
  const { id, locale, price, picture, now } = product;
  await lockImports(tx);
  const handle = await findFreeHandle(tx, product.title);
  const writes = new WriteBatch(idsFrom(id, createRowIds(now)));
  const context: PlanContext = {
    now,
    baseLocale: locale,
    baseCurrency: price.currency,
    columns: { line: 1, width: 0, unnamed: [], all: [], byField: new Map() },
    collections: new CollectionDirectory(locale),
    writes,
    setStock: false,
    stockChanges: [],
    sales: [],
    stockFiles: new Map(),
    stock: new StockLog(),
    changes: new ChangeLog(),
    faults: new FaultLog(),
  };
  planProduct(draftOf(product, handle), undefined, context);
  await writes.flush(tx);
  if (picture) await tx.updateTable('media').set(pictureWithFocus(picture)).where('product_id', '=', id).execute();
  const variants = await tx.selectFrom('variants').select('id').where('product_id', '=', id).execute();
  await convertPrices(tx, { variantIds: variants.map((variant) => variant.id), now });
  return handle;
}

/** Nothing else is added by an import meanwhile. */
export async function lockImports(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(tx);
}

/** The first row that is planned is the product. */
function idsFrom(first: string, others: () => string): () => string {
  let isGiven = false;
  return () => {
    if (isGiven) return others();
    isGiven = true;
    return first;
  };
}

function draftOf(
  { title, sku, locale, price, stock, vatClass, picture, isDraft }: NewProduct,
  handle: string,
): ProductDraft {
  const place = { line: 1 };
  return {
    handle,
    place,
    fields: { status: isDraft ? 'draft' : 'active', vat_class: vatClass },
    texts: { [locale]: { title } },
    options: [],
    optionTexts: {},
    tagTexts: {},
    ...(picture && { images: [{ source: `photo-${picture}`, position: 1, alts: { [locale]: title } }] }),
    variants: [
      {
        place,
        imagePlace: place,
        options: [null, null, null],
        fields: { sku, tracks_stock: stock !== null },
        ...(stock !== null && { quantity: { value: stock, place } }),
        prices: { [price.currency]: { amount: price.minor } },
        extra: new Map(),
      },
    ],
    ownFields: new Map(),
    extra: new Map(),
    isFaulty: false,
  };
}

/** An address that led somewhere before stays that product's. */
export async function findFreeHandle(tx: Transaction, title: string): Promise<string> {
  const slug = textToHandle(title) || 'product';
  const { rows } = await sql<{ handle: string }>`
    select handle from products where handle = ${slug} or handle like ${`${slug}-%`}
    union select handle from product_redirects where handle = ${slug} or handle like ${`${slug}-%`}`.execute(tx);
  const taken = new Set(rows.map(({ handle }) => handle));
  let handle = slug;
  for (let number = 2; taken.has(handle); number++) handle = `${slug}-${number}`;
  return handle;
}
