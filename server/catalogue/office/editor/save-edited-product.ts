// Saves what the editor sends in one transaction and one batch of the history, or nothing of it.
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../../database/connect.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings, readVersions } from '../../../history/change-batch.ts';
import { saveProductIn } from '../../saving/save-products.ts';
import { addEditedProduct } from './add-edited-product.ts';
import { type EditorRefusal, namesIn, parseSentPatch, readSentPatch, type SentPatch } from './sent-patch.ts';
import { shownRefusal } from './shown-refusal.ts';

/** `newId`: under which a new product is made, once; null: under any. */
export type EditedSave = { id: string | null; version: number | null; patch: string; newId?: string | null };

export type EditorServices = {
  db: Db;
  now: () => Date;
  by: ChangedBy;
  /** The language of the catalogue's plain texts. */
  baseLocale: string;
  /** The zone of the company's clocks, as an IANA name. */
  timeZone: string;
};

type Saved = Result<{ id: string; version: number }, EditorRefusal>;

export async function saveEditedProduct(services: EditorServices, { patch, ...save }: EditedSave): Promise<Saved> {
  const sent = parseSentPatch(patch);
  if (!sent) return refuse({ kind: 'FieldsInvalid' });
  return inTransaction(services.db, (tx) => saveSentProduct(tx, services, { ...save, sent }));
}

/** Saves the product as a part of something else that is written, and rolled back with it. */
export async function saveSentProduct(
  tx: Transaction,
  services: EditorServices,
  { id, version, sent, newId = null }: Omit<EditedSave, 'patch'> & { sent: SentPatch },
): Promise<Saved> {
  if (id !== null && !isUuid(id)) return refuse({ kind: 'ProductUnknown' });
  if (newId !== null && !isUuid(newId)) return refuse({ kind: 'FieldsInvalid', fields: ['newId'] });
  return id === null ? saveNew(tx, sent, { ...services, newId }) : saveKnown(tx, sent, { ...services, id, version });
}

async function saveNew(
  tx: Transaction,
  sent: SentPatch,
  { by, baseLocale, timeZone, newId, ...services }: EditorServices & { newId: string | null },
): Promise<Saved> {
  const { title: name, handle } = namesIn(sent, baseLocale);
  if (!name) return refuse({ kind: 'TitleMissing', fields: [`texts.${baseLocale}.title`] });
  const now = services.now();
  const title = { key: 'batch.productAdded', values: { product: name } } as const;
  const { answer } = await inBatch(tx, { by, title, now }, async (): Promise<Saved> => {
    const added = await addEditedProduct(tx, { ...{ title: name, handle, now, newId }, locale: baseLocale });
    if (!added) return refuse({ kind: 'MadeBefore', ...(newId && { id: newId }) });
    const { productId, variantId } = added;
    const read = readSentPatch(sent, { newVariantId: variantId, timeZone });
    if (!read.ok) return read;
    // The address was made free of others as it was added.
    const { handle: _, ...product } = read.value.product ?? {};
    const patch = { ...read.value, product };
    const saved = await saveProductIn(tx, { by, baseLocale, now }, { title, productId, version: null, patch });
    return saved.ok ? ok({ id: productId, version: 0 }) : refuse(shownRefusal(saved.error));
  });
  if (!answer.ok) return answer;
  const { id } = answer.value;
  const versions = await readVersions(tx, 'product', [id]);
  return ok({ id, version: versions.get(id) ?? 0 });
}

async function saveKnown(
  tx: Transaction,
  sent: SentPatch,
  { id, version, by, baseLocale, timeZone, now }: EditorServices & { id: string; version: number | null },
): Promise<Saved> {
  const read = readSentPatch(sent, { newVariantId: null, timeZone });
  if (!read.ok) return read;
  await lockThings(tx, 'product', [id]);
  const product = namesIn(sent, baseLocale).title ?? (await findTitle(tx, id, baseLocale)) ?? '';
  const saved = await saveProductIn(
    tx,
    { by, baseLocale, now: now() },
    { title: { key: 'batch.productEdited', values: { product } }, productId: id, version, patch: read.value },
  );
  return saved.ok ? ok({ id, version: saved.value.version }) : refuse(shownRefusal(saved.error));
}

async function findTitle(tx: Transaction, productId: string, baseLocale: string): Promise<string | undefined> {
  const texts = await tx
    .selectFrom('product_texts')
    .select(['locale', 'title'])
    .where('product_id', '=', productId)
    .execute();
  return (texts.find(({ locale }) => locale === baseLocale) ?? texts[0])?.title;
}
