// Saves what somebody has translated by the use case of the thing itself: its checks, its version, its history.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { listDocumentTexts, withDocumentText } from '#src/shop/translations/document-texts.ts';
import { saveCollection } from '../catalogue/collections/save-collection.ts';
import type { ProductPatch } from '../catalogue/saving/product-patch.ts';
import { productPatchSchema } from '../catalogue/saving/product-patch.ts';
import { saveProduct } from '../catalogue/saving/save-products.ts';
import { ARTICLES, articleTarget } from '../content/articles/article-target.ts';
import { findShownArticle } from '../content/articles/find-shown-article.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { ChangedBy } from '../history/change-batch.ts';
import { changeSettings } from '../shop/change-settings.ts';
import { type FaultText, faultTextOf } from '../shop/effects/fault-text.ts';
import { findSettings, lockSettings } from '../shop/settings-store.ts';
import { fingerprintOf } from '../shop/translations/follow-texts.ts';
import { withArticleTexts } from './article-texts.ts';
import { DETAILS, productDetailsPatch, readDetailRows } from './product-details.ts';
import { productTextsPatch } from './product-texts-patch.ts';
import { findTranslatedThing, isArticleKind, isCatalogueKind, type TranslatedThing } from './translated-thing.ts';

export type TranslationRefusal =
  | { kind: 'ThingUnknown' }
  /** Somebody else has saved it since. */
  | { kind: 'TextsChanged' }
  | { kind: 'TextInvalid'; fault: TextFault };

/** `message`: in English, where nobody has other words for it. */
export type TextFault = FaultText & { message: string };

export type TranslationSave = {
  kind: string;
  thing: string;
  locale: Locale;
  /** That at which it was read; null overwrites. */
  version: number | null;
  /** The texts by field; those that are left out stay. */
  texts: Readonly<Record<string, string>>;
  /** Fields that are right as they are, although their source was changed, or need no translation. */
  confirmed: readonly string[];
};

export type TranslationServices = {
  db: Db;
  now: () => Date;
  by: ChangedBy;
  base: Locale;
  /** Told of a document that was changed, in the transaction that does it. */
  audit?: (tx: Transaction, change: { document: string; before: unknown; after: unknown }) => Promise<void>;
};

export async function saveTranslation(
  services: TranslationServices,
  save: TranslationSave,
): Promise<Result<{ version: number }, TranslationRefusal>> {
  const { db, base } = services;
  const found = await findTranslatedThing(db, save, { base, locale: save.locale });
  if (!found) return refuse({ kind: 'ThingUnknown' });
  const unknown = Object.keys(save.texts).find((field) => !found.fields.some((each) => each.field === field));
  if (unknown) return refuse({ kind: 'TextInvalid', fault: { message: unknown } });
  const changed = Object.fromEntries(
    found.fields.flatMap(({ field, text }) => {
      const said = save.texts[field];
      return said !== undefined && said !== text ? [[field, said]] : [];
    }),
  );
  const saved = await saveTexts(services, { ...save, texts: changed }, found);
  if (saved.ok && save.confirmed.length > 0) await confirmTranslation(db, save, found);
  return saved;
}

function saveTexts(services: TranslationServices, save: TranslationSave, found: TranslatedThing) {
  if (Object.keys(save.texts).length === 0) return Promise.resolve(ok({ version: found.version }));
  if (save.kind === 'product' || save.kind === DETAILS) return saveOfProduct(services, save, found);
  if (isCatalogueKind(save.kind)) return saveOfCollection(services, save, found);
  if (isArticleKind(save.kind)) return saveOfArticle(services, save);
  return saveInDocument(services, save);
}

async function saveOfProduct(
  { db, now, by, base }: TranslationServices,
  { kind, thing, version, locale, texts }: TranslationSave,
  { title: product }: TranslatedThing,
): Promise<Result<{ version: number }, TranslationRefusal>> {
  const said = Object.entries(texts).map(([field, text]) => ({ locale, field, text }));
  const read = productPatchSchema.safeParse(
    kind === DETAILS
      ? productDetailsPatch(said, await readDetailRows(db, { base, ids: [thing] }))
      : productTextsPatch(said),
  );
  if (!read.success) return refuse({ kind: 'TextInvalid', fault: faultOf(read.error.issues[0]) });
  const patch: ProductPatch = read.data;
  const title = { key: 'batch.productEdited' as const, values: { product } };
  const saved = await saveProduct({ db, now, by, baseLocale: base }, { productId: thing, version, patch, title });
  if (saved.ok) return ok({ version: saved.value.version });
  const refused = saved.error.kind;
  if (refused === 'ProductUnknown') return refuse({ kind: 'ThingUnknown' });
  return refused === 'FieldsChanged'
    ? refuse({ kind: 'TextsChanged' })
    : refuse({ kind: 'TextInvalid', fault: { message: refused } });
}

const collectionFields: Readonly<Record<string, string>> = { seo_description: 'seoDescription' };

async function saveOfCollection(
  { db, now, by, base }: TranslationServices,
  { thing, version, locale, texts }: TranslationSave,
  { fields }: TranslatedThing,
): Promise<Result<{ version: number }, TranslationRefusal>> {
  const all = { ...Object.fromEntries(fields.map(({ field, text }) => [field, text])), ...texts };
  if (!all.title) return refuse({ kind: 'TextInvalid', fault: { message: 'title', key: 'settingFault.missing' } });
  const named = Object.fromEntries(
    Object.entries(all).map(([field, text]) => [collectionFields[field] ?? field, text]),
  );
  const patch = { texts: { [locale]: named } } as Parameters<typeof saveCollection>[1]['patch'];
  const saved = await saveCollection({ db, now, by, baseLocale: base }, { id: thing, version, patch });
  if (saved.ok) return ok({ version: saved.value.version });
  const { kind } = saved.error;
  if (kind === 'CollectionUnknown') return refuse({ kind: 'ThingUnknown' });
  return kind === 'CollectionChanged'
    ? refuse({ kind: 'TextsChanged' })
    : refuse({ kind: 'TextInvalid', fault: { message: kind } });
}

async function saveOfArticle(
  { db, now, by, audit }: TranslationServices,
  { thing, version, locale, texts }: TranslationSave,
): Promise<Result<{ version: number }, TranslationRefusal>> {
  return inTransaction(db, async (tx) => {
    await articleTarget.lock(tx);
    const current = await findShownArticle(tx, thing);
    if (!current) return refuse({ kind: 'ThingUnknown' });
    if (version !== null && current.version !== version) return refuse({ kind: 'TextsChanged' });
    const data = withArticleTexts(current.data, locale, texts);
    const published = await articleTarget.publish(tx, { part: thing, data, changedBy: by.who, now: now() });
    if (!published.ok) {
      const [fault] = published.error.faults;
      return refuse({ kind: 'TextInvalid', fault: fault ?? { message: thing } });
    }
    const document = `${ARTICLES} ${current.data.slug}`;
    if (published.value.isNew) await audit?.(tx, { document, before: current.data, after: data });
    return ok({ version: published.value.version });
  });
}

async function saveInDocument(
  { db, now, by, audit }: TranslationServices,
  { kind, thing, version, locale, texts }: TranslationSave,
): Promise<Result<{ version: number }, TranslationRefusal>> {
  if (!isSettingsDocument(kind)) return refuse({ kind: 'ThingUnknown' });
  const document: SettingsDocument = kind;
  return inTransaction(db, async (tx) => {
    await lockSettings(tx);
    const current = await findSettings(tx, document);
    if (!current) return refuse({ kind: 'ThingUnknown' });
    if (version !== null && current.version !== version) return refuse({ kind: 'TextsChanged' });
    const places = listDocumentTexts(current.data).filter((text) => text.thing === thing);
    const data = places.reduce<unknown>((so, place) => {
      const text = texts[place.field];
      return text === undefined ? so : withDocumentText(so, place, locale, text);
    }, current.data);
    const changed = await changeSettings(tx, { document, data, changedBy: by.who, now: now() });
    if (!changed.ok) {
      const [fault] = changed.error.faults;
      return refuse({ kind: 'TextInvalid', fault: fault ?? { message: thing } });
    }
    if (changed.value.isNew) await audit?.(tx, { document, before: current.data, after: data });
    return ok({ version: changed.value.version });
  });
}

/** They count as made from the source as it is now. */
async function confirmTranslation(
  db: Db,
  { kind, thing, locale, confirmed }: TranslationSave,
  { fields }: TranslatedThing,
): Promise<void> {
  const sources = fields.filter(({ field }) => confirmed.includes(field));
  const made = Object.fromEntries(sources.map(({ field, source }) => [field, fingerprintOf(source)]));
  const names = Object.keys(made);
  await sql`
    update text_translations set made_from = made_from || ${JSON.stringify(made)}::jsonb,
      outdated = array(select field from unnest(outdated) as field where field <> all (${names}::text[])),
      missing = array(select field from unnest(missing) as field where field <> all (${names}::text[]))
    where kind = ${kind} and thing_id = ${thing} and locale = ${locale}`.execute(db);
}

function faultOf(issue: z.core.$ZodIssue | undefined): TextFault {
  return issue ? { message: issue.message, ...faultTextOf(issue) } : { message: '' };
}
