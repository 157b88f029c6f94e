// What publishing a page or an article leads to: the office's editors and the commands say it.
import type { Db } from '../../database/connect.ts';
import type { Fields } from '../../shop/drafts/draft-target.ts';
import type { SettingsEffect } from '../../shop/effects/setting-rules.ts';
import { type ContentKind, targetOfKind } from './content-kind.ts';

/** The id of an article that is not saved yet. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** `id`: null for a new one. Null when it cannot be published. */
export function listContentEffects(
  db: Db,
  kind: ContentKind,
  { id, data, now }: { id: string | null; data: Fields; now: Date },
): Promise<SettingsEffect[] | null> {
  const part = id ?? (kind === 'page' ? String(data.slug) : NOBODY);
  return targetOfKind(kind).listEffects(db, { part, data, now });
}
