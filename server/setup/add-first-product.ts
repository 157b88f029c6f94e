import type { VatClass } from '#src/countries/country.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { isUuid } from '#src/is-uuid.ts';
import { type Currency, money, stepOf } from '#src/money.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { marketOf } from '#src/shop/markets.ts';
import { addProduct, lockImports } from '../catalogue/add-product.ts';
import { proposeSkuAfter } from '../catalogue/office/advice/propose-sku-after.ts';
import type { Transaction } from '../database/transaction.ts';
import { byStaff } from '../history/by-staff.ts';
import { type ChangedBy, inBatch } from '../history/change-batch.ts';
import { withNeutralSettings } from '../shop/neutral-settings.ts';
import { listSettings } from '../shop/settings-store.ts';
import { type Changer, type FieldFault, refuseFields, type SetupRefusal } from './change-documents.ts';

const MAX_TITLE_LENGTH = 200;
const MAX_STOCK = 1_000_000;
const MAX_PRICE = 100_000_000;

export type ProductFields = {
  /** The id under which it is made, once. */
  newId: string;
  title: string;
  priceMinor: number;
  currency: Currency;
  /** Null: sold without counting. */
  stock: number | null;
  vatClass: VatClass;
  /** The key of an uploaded one. */
  picture: string | null;
  isDraft: boolean;
};

/** A product with one variant; its handle. */
export async function addFirstProduct(
  tx: Transaction,
  changer: Changer,
  { newId, priceMinor, currency, stock, picture, isDraft, vatClass, ...given }: ProductFields,
): Promise<Result<string, SetupRefusal>> {
  const title = withoutUnseenSigns(given.title).trim();
  const { markets } = withNeutralSettings(await listSettings(tx));
  const isPrice = priceMinor > 0 && priceMinor <= MAX_PRICE && priceMinor % stepOf(currency) === 0;
  const faults: (FieldFault | false)[] = [
    (title === '' || title.length > MAX_TITLE_LENGTH) && { kind: 'Missing', field: 'title' },
    // It may have been changed in another tab.
    currency !== marketOf(markets, markets.main).currency
      ? { kind: 'CurrencyChanged', field: 'price' }
      : !isPrice && { kind: 'Wrong', field: 'price' },
    stock !== null && (stock < 0 || stock > MAX_STOCK) && { kind: 'Wrong', field: 'stock' },
    picture !== null && !(await isStored(tx, picture)) && { kind: 'PictureUnknown', field: 'picture' },
  ];
  const refused = refuseFields(faults.filter((fault) => fault !== false));
  if (refused) return refused;
  if (!isUuid(newId)) return refuse({ kind: 'Wrong' });
  if (await isMade(tx, newId)) return refuse({ kind: 'MadeBefore' });
  // What is counted, sent and asked for is called by it.
  const product = { title, sku: await proposeSkuAfter(tx, title), vatClass, stock, picture, isDraft };
  const price = money(priceMinor, currency);
  const now = changer.now();
  const made = { ...product, id: newId, price, locale: markets.catalogueLanguage, now };
  const named = {
    by: changedBy(changer),
    title: { key: 'batch.productAdded', values: { product: title } },
    now,
  } as const;
  const { answer: handle } = await inBatch(tx, named, () => addProduct(tx, made));
  await changer.audit(tx, { kind: 'product.added', subject: handle, after: { ...product, price } });
  return ok(handle);
}

/** The log of staff says in words of its own what was done. */
function changedBy(changer: Changer): ChangedBy {
  const { audit: _, ...by } = byStaff(changer);
  return by;
}

async function isMade(tx: Transaction, id: string): Promise<boolean> {
  // Products are added one after another.
  await lockImports(tx);
  return Boolean(await tx.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst());
}

async function isStored(tx: Transaction, key: string): Promise<boolean> {
  return Boolean(await tx.selectFrom('pictures').select('key').where('key', '=', key).executeTakeFirst());
}

/** Makes of a draft a product on sale; false when there is no such draft. */
export async function publishProduct(tx: Transaction, changer: Changer, handle: string): Promise<boolean> {
  const now = changer.now();
  const title = { key: 'batch.productsPublished', values: { products: handle } } as const;
  const { batchId } = await inBatch(tx, { by: changedBy(changer), title, now }, () =>
    tx
      .updateTable('products')
      .set({ status: 'active', updated_at: now })
      .where('handle', '=', handle)
      .where('status', '=', 'draft')
      .execute(),
  );
  if (batchId === null) return false;
  await changer.audit(tx, { kind: 'product.published', subject: handle });
  return true;
}
