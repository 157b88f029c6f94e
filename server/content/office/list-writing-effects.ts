// What publishing what stands in an editor would lead to. A page and an article are sent as their editor sends them; the home
// page and the menu as the documents that they are.
import type { WrittenThing } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { Fields } from '../../shop/drafts/draft-target.ts';
import { settingsTarget } from '../../shop/drafts/settings-target.ts';
import type { SettingsEffect } from '../../shop/effects/setting-rules.ts';
import { parseSent } from '../../shop/office/parse-sent.ts';
import { listContentEffects } from '../writing/list-content-effects.ts';
import { readSentContent } from './edited-content.ts';

type Edited = { what: WrittenThing; id: string | null; data: string };

/** Null when it cannot be published. */
export async function listWritingEffects(
  { db, now, timeZone, markets }: Pick<OfficeContext, 'db' | 'now' | 'timeZone' | 'markets'>,
  { what, id, data: sent }: Edited,
): Promise<SettingsEffect[] | null> {
  if (what === 'home' || what === 'navigation') {
    return settingsTarget(what).listEffects(db, { part: '', data: parseSent(sent) as Fields, now: now() });
  }
  const data = readSentContent(sent, timeZone, markets.catalogueLanguage);
  return data && listContentEffects(db, what, { id, data, now: now() });
}
