// Documents of the settings as what drafts become. Of the pages each is a part of its own, named by its slug, so that two
// may be written by two people and be published at two times.
import { isSettingsDocument, type SettingsDocument } from '#src/shop/settings-list.ts';
import { changeSettings, previewSettings } from '../change-settings.ts';
import { withNeutralSettings } from '../neutral-settings.ts';
import { lockSettings } from '../settings-store.ts';
import type { DraftTarget, Fields } from './draft-target.ts';

type Items = readonly Fields[];

/** Which documents have parts: the list that holds them, what names one, and what of it is told and not written. */
const parts: Partial<Record<SettingsDocument, { list: string; key: string; told: string }>> = {
  pages: { list: 'pages', key: 'slug', told: 'updatedAt' },
};

export function settingsTarget(name: string): DraftTarget {
  if (!isSettingsDocument(name)) throw new Error(`there is no document ${name}`);
  return targetOf(name);
}

function targetOf(document: SettingsDocument): DraftTarget {
  return {
    lock: lockSettings,
    async read(db, part, version) {
      const row = await db
        .selectFrom('settings')
        .select(['version', 'data', 'changed_by', 'changed_at'])
        .where('document', '=', document)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
        .orderBy('version', 'desc')
        .executeTakeFirst();
      // Nobody has set it: the draft is written over what the shop says then.
      if (!row) return part === '' && version === undefined ? unset(document) : null;
      const data = partOf(document, row.data as Fields, part);
      return { version: row.version, data, changedBy: row.changed_by, changedAt: row.changed_at };
    },
    nameAfter: ({ part, data }) => (part === '' ? part : String(data[partsOf(document).key])),
    async publish(tx, { part, data, changedBy, now }) {
      const current = await this.read(tx, '');
      const { whole, position } = withPart(document, current?.data ?? {}, { part, data });
      const changed = await changeSettings(tx, { document, data: whole, changedBy, now });
      if (changed.ok || part === '') return changed;
      const { list } = partsOf(document);
      const prefix = `${list}.${position}.`;
      const faults = changed.error.faults.map(({ path, message }) => ({
        path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
        message,
      }));
      return { ok: false, error: { ...changed.error, faults } };
    },
    async listEffects(db, { part, data, now }) {
      const current = await this.read(db, '');
      const { whole } = withPart(document, current?.data ?? {}, { part, data });
      const previewed = await previewSettings(db, { document, data: whole, now });
      return previewed.ok ? previewed.value : null;
    },
  };
}

function unset(document: SettingsDocument) {
  const data = withNeutralSettings({})[document] as Fields | null;
  return { version: 0, data: data ?? {}, changedBy: '', changedAt: new Date(0) };
}

function partOf(document: SettingsDocument, whole: Fields, part: string): Fields | null {
  if (part === '') return whole;
  const { list, key, told } = partsOf(document);
  const item = (whole[list] as Items).find((each) => each[key] === part);
  if (!item) return null;
  const { [told]: _, ...written } = item;
  return written;
}

/** What is new stands behind the others. */
function withPart(document: SettingsDocument, whole: Fields, { part, data }: { part: string; data: Fields }) {
  if (part === '') return { whole: data, position: 0 };
  const { list, key, told } = partsOf(document);
  const items = (whole[list] ?? []) as Items;
  const found = items.findIndex((each) => each[key] === part);
  const position = found < 0 ? items.length : found;
  const before = items[position]?.[told];
  const item = before === undefined ? data : { ...data, [told]: before };
  return { whole: { ...whole, [list]: items.toSpliced(position, 1, item) }, position };
}

function partsOf(document: SettingsDocument) {
  const found = parts[document];
  if (!found) throw new Error(`${document} has no parts`);
  return found;
}
