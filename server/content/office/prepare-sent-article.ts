// An article that is looked at before it is saved: what its editor would send, as it would be published.
import type { ArticleData } from '#src/content/articles/article-data.ts';
import { type Result, refuse } from '#src/result.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import type { SettingsFault } from '../../shop/change-settings.ts';
import { prepareArticle } from '../articles/article-target.ts';
import { NOBODY } from '../writing/list-content-effects.ts';
import { readSentContent } from './edited-content.ts';

type Refused = { kind: 'InvalidSettings'; faults: SettingsFault[] };

/** One that has no id and no address yet is called as its title would make it. */
export async function prepareSentArticle(
  { db, now, timeZone, markets }: Pick<OfficeContext, 'db' | 'now' | 'timeZone' | 'markets'>,
  { id, content }: { id: string | null; content: string },
): Promise<Result<ArticleData, Refused>> {
  const data = readSentContent(content, timeZone, markets.catalogueLanguage);
  if (!data) return refuse({ kind: 'InvalidSettings', faults: [{ path: 'article', message: 'is no article' }] });
  return prepareArticle(db, { part: id ?? NOBODY, data, now: now() });
}
