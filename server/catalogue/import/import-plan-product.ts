// Compares the draft of a product with what the shop has and puts down the rows that differ. What is equal is not
// touched: a second import of a file writes nothing at all.
import type { Selectable } from 'kysely';
import type { DB } from '#server/database/database-schema.generated.ts';
import { type Locale, locales } from '#src/i18n/locales.ts';
import { mapPlainFields } from '../csv/product-csv-columns.ts';
import { collectionHandle, handleToTitle, isHandle } from '../csv/product-csv-handle.ts';
import { tagsAlone } from '../csv/tag-texts.ts';
import { listExcluded } from '../variants/excluded-markets.ts';
import { isCovered } from '../write-batch.ts';
import type { ExistingProduct } from './import-existing-products.ts';
import { planOwnFields } from './import-own-fields.ts';
import { hasVariantColumns } from './import-parse-variant.ts';
import { mergeExtraCells, type PlanContext } from './import-plan-context.ts';
import { planMedia } from './import-plan-media.ts';
import { keepsOrder, planVariants } from './import-plan-variants.ts';
import type { ProductDraft, TextFields } from './import-product-draft.ts';

const noFields = {
  status: 'active',
  is_published: true,
  product_type: '',
  tags: [],
  vat_class: 'standard',
  withdrawal_exception: null,
  needs_cash_register: false,
  line_text: null,
  goes_with: [],
  ...mapPlainFields(() => ''),
};
const noTexts: TextFields = {
  title: '',
  description_html: '',
  seo_title: '',
  seo_description: '',
  safety_warnings: '',
};

/** Plans the rows of one product and says what becomes of it. */
export function planProduct(
  draft: ProductDraft,
  existing: ExistingProduct | undefined,
  context: PlanContext,
): 'created' | 'updated' | 'unchanged' {
  const { writes, stockChanges, now } = context;
  const before = writes.size + stockChanges.length;
  const product = existing?.product;
  const id = product?.id ?? writes.newId();
  const fields = { ...noFields, ...(product && pick(product, noFields)), ...draft.fields };
  const row = {
    id,
    handle: draft.handle,
    ...fields,
    import_columns: mergeExtraCells(product?.import_columns, draft.extra),
  };
  planTexts(draft, existing, id, context);
  planOwnFields(draft, existing, id, context);
  if (!existing || hasVariantColumns(context.columns.byField)) {
    const mediaIds = planMedia(draft, existing, id, context);
    planOptions(draft, existing, id, context);
    const excluded = listExcluded(row.import_columns);
    planVariants(draft, existing, { productId: id, status: fields.status, mediaIds, excluded }, context);
  } else planMedia({ ...draft, variants: [] }, existing, id, context);
  planNameTexts(draft, existing, id, context);
  planCollections(draft, existing, { id, type: fields.product_type }, context);
  if (draft.givenHandle) {
    const redirect = existing?.redirects.find(({ handle }) => handle === draft.givenHandle);
    writes.put('product_redirects', { handle: draft.givenHandle, product_id: id }, redirect);
  }
  const isSame = product && isCovered(row, product) && writes.size + stockChanges.length === before;
  if (isSame) return 'unchanged';
  writes.put('products', { ...row, created_at: product?.created_at ?? now, updated_at: now });
  return product ? 'updated' : 'created';
}

function pick<T extends object>(row: T, keys: object): Partial<T> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => key in keys)) as Partial<T>;
}

function planTexts(draft: ProductDraft, existing: ExistingProduct | undefined, id: string, context: PlanContext): void {
  const textOf = (locale: Locale): TextFields => {
    const row = existing?.texts.find((text) => text.locale === locale);
    const text = { ...noTexts, ...(row && pick(row, noTexts)), ...draft.texts[locale] };
    if (locale === context.baseLocale) text.description_html ||= draft.descriptionIfNone ?? '';
    return text;
  };
  const base = textOf(context.baseLocale);
  for (const locale of locales) {
    if (!draft.texts[locale]) continue;
    const row = existing?.texts.find((text) => text.locale === locale);
    const text = textOf(locale);
    if (Object.values(text).some((value) => value !== '')) {
      // A translation of the description alone is worth having; its title falls back as a missing one would.
      context.writes.put('product_texts', { product_id: id, locale, ...text, title: text.title || base.title }, row);
    } else if (row) context.writes.remove('product_texts', { product_id: id, locale });
  }
}

function planOptions(
  draft: ProductDraft,
  existing: ExistingProduct | undefined,
  id: string,
  { writes }: PlanContext,
): void {
  const isInOrder = existing !== undefined && keepsOrder(draft, existing);
  for (const [index, { name, values }] of draft.options.entries()) {
    const position = index + 1;
    const row = existing?.options.find((option) => option.position === position);
    const option_values = row && isInOrder ? valuesAsStored(row, values, existing) : values;
    writes.put('product_options', { product_id: id, position, name, option_values }, row);
  }
  for (const { position } of existing?.options ?? []) {
    if (position > draft.options.length) writes.remove('product_options', { product_id: id, position });
  }
}

/**
 * Lists the values in their order, with those that no variant had before either: a file has only values that are sold.
 */
function valuesAsStored(
  { position, option_values: stored }: ExistingProduct['options'][number],
  values: string[],
  { variants }: ExistingProduct,
): string[] {
  if (!values.every((value) => stored.includes(value))) return values;
  const live = variants.filter(({ archived_at }) => archived_at === null);
  const sold = new Set(live.map((row) => [row.option1, row.option2, row.option3][position - 1]));
  return stored.filter((value) => values.includes(value) || !sold.has(value));
}

/** Both columns of a language are of one table; what only an absent one could say of stays. */
function planNameTexts(
  draft: ProductDraft,
  existing: ExistingProduct | undefined,
  id: string,
  { writes }: PlanContext,
): void {
  const isOfTag = tagsAlone(draft.fields.tags ?? existing?.product.tags ?? [], draft.options);
  for (const locale of locales) {
    const [ofOptions, ofTags] = [draft.optionTexts[locale], draft.tagTexts[locale]];
    const texts = new Map([...(ofOptions ?? []), ...(ofTags ?? [])]);
    const rows = (existing?.optionTexts ?? []).filter((row) => row.locale === locale);
    for (const [source, target] of texts) {
      const row = rows.find((each) => each.source === source);
      writes.put('product_option_texts', { product_id: id, locale, source, target }, row);
    }
    for (const { source } of rows) {
      const isSpokenOf = isOfTag(source) ? ofTags : ofOptions;
      if (isSpokenOf && !texts.has(source)) writes.remove('product_option_texts', { product_id: id, locale, source });
    }
  }
}

/** The handles of the collections that a batch may need. */
export function collectionHandlesOf(draft: ProductDraft, product: Selectable<DB['products']> | undefined): string[] {
  const types = [draft.fields.product_type, product?.product_type].filter((type) => type !== undefined && type !== '');
  return [...(draft.collections?.keys() ?? []), ...types.map((type = '') => collectionHandle(type))];
}

/**
 * Without a column of collections, a type that is new to the product stands for one; afterwards the merchant may move
 * the product elsewhere. Places within a collection are left as they are.
 */
function planCollections(
  draft: ProductDraft,
  existing: ExistingProduct | undefined,
  product: { id: string; type: string },
  { collections, writes, faults, columns, changes }: PlanContext,
): void {
  const members = new Set(existing?.collections.map((row) => row.collection_id));
  const join = (handle: string, title: string) => {
    const isNew = collections.idOf(handle) === undefined;
    const collection_id = collections.ensure(handle, title, writes);
    if (members.has(collection_id)) return collection_id;
    if (collections.isByRule(collection_id)) {
      warnOfRule({ draft, title, column: columns.byField.get('collections')?.header, faults });
      return collection_id;
    }
    const position = collections.nextPosition(collection_id);
    writes.put('collection_products', { collection_id, product_id: product.id, position });
    changes.join(collection_id, { title, isNew });
    return collection_id;
  };
  const leave = (collection_id: string) => {
    writes.remove('collection_products', { collection_id, product_id: product.id });
    changes.leave(collection_id);
  };
  if (draft.collections) {
    const wanted = new Set(
      Array.from(draft.collections, ([handle, title]) => join(handle, title ?? handleToTitle(handle))),
    );
    for (const id of members) if (!wanted.has(id) && !collections.isByRule(id)) leave(id);
    return;
  }
  const oldType = existing?.product.product_type ?? '';
  if (columns.byField.has('collections') || product.type === oldType) return;
  const handle = collectionHandle(product.type);
  // Types that differ in capitals or spaces are one collection, which the product stays in.
  if (oldType !== '' && handle === collectionHandle(oldType)) return;
  const oldCollection = oldType === '' ? undefined : collections.idOf(collectionHandle(oldType));
  if (oldCollection && members.has(oldCollection)) leave(oldCollection);
  if (product.type === '') return;
  if (isHandle(handle) && handle !== 'all') join(handle, product.type);
  else {
    const place = { line: draft.place.line, column: columns.byField.get('type')?.header, value: product.type };
    const message = `No collection can be named after the type “${product.type}”.`;
    faults.warn('TYPE_WITHOUT_COLLECTION', place, message, 'Name the collections in a column of their own.');
  }
}

type RuledCollection = {
  draft: ProductDraft;
  title: string;
  column: string | undefined;
  faults: PlanContext['faults'];
};

/** Left out instead of put where the rule would take it away at once. */
function warnOfRule({ draft, title, column, faults }: RuledCollection): void {
  faults.warnSummed('FILLED_BY_RULE', { line: draft.place.line, column, value: title }, (count) => [
    `A rule fills “${title}”: ${count === 1 ? 'one product was' : `${count} products were`} not put there.`,
    'Change the rule, or what it asks for, such as a tag; or name a collection that is filled by hand.',
    title,
  ]);
}
