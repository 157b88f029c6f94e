// Saves what the editor sends: a patch whose keys belong to parts, all of them in one transaction and one batch of the
// history, or nothing of them.
import { z } from 'zod';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Permission } from '#src/staff/permissions.ts';
import type { Db } from '../../../database/connect.ts';
import { isUuid } from '../../../database/is-uuid.ts';
import { inTransaction, type Transaction } from '../../../database/transaction.ts';
import { type ChangedBy, inBatch, lockThings, readVersions } from '../../../history/change-batch.ts';
import { type AddedProduct, addEditedProduct } from './add-edited-product.ts';
import type { PartRefusal, PartSaving, SavePart } from './save-part.ts';
import { saveParts } from './save-parts.ts';

export type EditedSave = { id: string | null; version: number | null; patch: string };

export type EditorServices = { db: Db; now: () => Date; by: ChangedBy; baseLocale: string; timeZone: string };

type Patch = Record<string, unknown>;

/** What the patch needs beside the permission of the editor. */
export function permissionsOfPatch(patch: string): Permission[] {
  const keys = Object.keys(readPatch(patch) ?? {});
  return saveParts.flatMap(({ permissions = {} }) => keys.flatMap((key) => permissions[key] ?? []));
}

export async function saveEditedProduct(
  services: EditorServices,
  { id, version, patch: text }: EditedSave,
): Promise<Result<{ id: string; version: number }, PartRefusal>> {
  const patch = readPatch(text);
  if (!patch) return refuse({ kind: 'FieldsInvalid' });
  if (id !== null && !isUuid(id)) return refuse({ kind: 'ProductUnknown' });
  const { db, by, baseLocale } = services;
  const now = services.now();
  return inTransaction(db, async (tx) => {
    if (id !== null) await lockThings(tx, 'product', [id]);
    const name = titleIn(patch, baseLocale) ?? (id && (await findTitle(tx, id, baseLocale)));
    if (!name) return refuse({ kind: 'TitleMissing', fields: [`texts.${baseLocale}.title`] });
    const title = { key: id ? 'batch.productEdited' : 'batch.productAdded', values: { product: name } } as const;
    const { answer } = await inBatch(tx, { by, title, now }, async () => {
      const added = id === null ? await add(tx, patch, { name, baseLocale, now }) : null;
      const refusal = await savePatch(tx, patch, {
        ...{ ...services, title, now },
        productId: id ?? added?.productId ?? '',
        newVariantId: added?.variantId ?? null,
        version: id === null ? null : version,
      });
      return refusal ? refuse(refusal) : ok(id ?? added?.productId ?? '');
    });
    if (!answer.ok) return answer;
    const versions = await readVersions(tx, 'product', [answer.value]);
    return ok({ id: answer.value, version: versions.get(answer.value) ?? 0 });
  });
}

function readPatch(text: string): Patch | null {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const namedSchema = z.object({
  texts: z.record(z.string(), z.object({ title: z.string().trim().max(500).optional() })).optional(),
  product: z.object({ handle: z.string().max(200).optional() }).optional(),
});

/** In the language of the plain texts, or else in the first that has a name. */
function titleIn(patch: Patch, baseLocale: string): string | undefined {
  const texts = namedSchema.safeParse(patch).data?.texts ?? {};
  return texts[baseLocale]?.title || Object.values(texts).find(({ title }) => title)?.title;
}

async function findTitle(tx: Transaction, productId: string, baseLocale: string): Promise<string | undefined> {
  const texts = await tx
    .selectFrom('product_texts')
    .select(['locale', 'title'])
    .where('product_id', '=', productId)
    .execute();
  return (texts.find(({ locale }) => locale === baseLocale) ?? texts[0])?.title;
}

async function add(
  tx: Transaction,
  patch: Patch,
  { name, baseLocale, now }: { name: string; baseLocale: string; now: Date },
): Promise<AddedProduct> {
  const handle = namedSchema.safeParse(patch).data?.product?.handle;
  const added = await addEditedProduct(tx, { title: name, handle, locale: baseLocale, now });
  await lockThings(tx, 'product', [added.productId]);
  return added;
}

async function savePatch(tx: Transaction, patch: Patch, saving: PartSaving): Promise<PartRefusal | null> {
  const known = new Set(saveParts.flatMap(({ keys }) => keys));
  const unknown = Object.keys(patch).filter((key) => !known.has(key));
  if (unknown.length > 0) return { kind: 'FieldsInvalid', fields: unknown };
  for (const part of saveParts) {
    const refusal = await saveOne(tx, part, patch, saving);
    if (refusal) return refusal;
  }
  return null;
}

async function saveOne(tx: Transaction, part: SavePart, patch: Patch, saving: PartSaving): Promise<PartRefusal | null> {
  const own = Object.fromEntries(Object.entries(patch).filter(([key]) => part.keys.includes(key)));
  if (Object.keys(own).length === 0) return null;
  const read = part.schema.safeParse(own);
  if (!read.success) return { kind: 'FieldsInvalid', fields: read.error.issues.map(({ path }) => path.join('.')) };
  return part.save(tx, read.data, saving);
}
