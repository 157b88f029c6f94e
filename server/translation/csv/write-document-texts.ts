// Texts of the settings from a translator's file: each document gets one more version, or says what is wrong with it.

import type { SettingsDocument } from '#src/shop/settings-documents.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { type DocumentText, listDocumentTexts, withDocumentText } from '#src/shop/translations/document-texts.ts';
import type { Transaction } from '../../database/transaction.ts';
import { changeSettings, prepareSettings, type SettingsFault } from '../../shop/change-settings.ts';
import { findSettings, lockSettings } from '../../shop/settings-store.ts';
import { faultCodeOf } from './fault-code-of.ts';
import type { FileText } from './read-text-file.ts';
import { sayNotAllowed } from './say-not-allowed.ts';
import { listChanges, noteSources, type TextChange, type Writing } from './text-changes.ts';
import { listDocumentRows } from './text-rows.ts';

export async function writeDocumentTexts(tx: Transaction, texts: readonly FileText[], writing: Writing): Promise<void> {
  const { base, looksOnly, faults, withSettings } = writing;
  const allowed = texts.filter((text) => {
    if (withSettings || !isSettingsDocument(text.kind)) return true;
    sayNotAllowed(faults, text);
    return false;
  });
  if (!looksOnly) await lockSettings(tx);
  const changes = listChanges(allowed, await listDocumentRows(tx, base), writing);
  if (faults.count > 0 && !looksOnly) return;
  for (const [kind, ofKind] of Map.groupBy(changes, ({ row }) => row.kind)) {
    if (isSettingsDocument(kind)) await writeDocument(tx, kind, ofKind, writing);
  }
  if (!looksOnly) await noteSources(tx, changes);
}

async function writeDocument(
  tx: Transaction,
  document: SettingsDocument,
  changes: readonly TextChange[],
  { by, now, looksOnly, faults }: Writing,
): Promise<void> {
  const current = await findSettings(tx, document);
  const placed = placesOf(current?.data, changes);
  const data = placed.reduce<unknown>(
    (so, { change: { locale, said }, place }) => withDocumentText(so, place, locale, said),
    current?.data,
  );
  const saved = looksOnly
    ? await prepareSettings(tx, { document, data, before: current?.data, now })
    : await changeSettings(tx, { document, data, changedBy: by.who, now });
  if (saved.ok) return;
  for (const fault of saved.error.faults) sayFault(faults, placed, fault);
}

type Placed = { change: TextChange; place: DocumentText };

function placesOf(data: unknown, changes: readonly TextChange[]): Placed[] {
  const places = new Map(listDocumentTexts(data).map((place) => [`${place.thing} ${place.field}`, place]));
  return changes.flatMap((change) => {
    const place = places.get(`${change.row.thing} ${change.row.field}`);
    return place ? [{ change, place }] : [];
  });
}

/** Says a fault at the text that it is about, or at the first of the document. */
function sayFault(faults: Writing['faults'], placed: readonly Placed[], { path, message, key }: SettingsFault): void {
  const pathOf = ({ change, place }: Placed) => [...place.path, change.locale].join('.');
  const isMeant = (each: Placed) => [pathOf(each), ...(each.place.part ? [each.place.part] : [])].join('.') === path;
  // Where what is wrong is a part that the file does not say, a text beside it is named.
  const isBeside = (each: Placed) => path.startsWith(`${pathOf(each)}.`);
  const meant = placed.find(isMeant) ?? placed.find(isBeside) ?? placed[0];
  if (!meant) return;
  const { text, locale, said } = meant.change;
  faults.fault(faultCodeOf(key), { line: text.line, column: locale, value: said }, `${path} ${message}.`, fix);
}

const fix = 'Mend the text in the file.';
