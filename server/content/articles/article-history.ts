// Takes back what a batch has changed of an article: as one more version, which says again what the fields said before. Where
// somebody has changed its texts since, those that are as the batch has left them become what they were, one by one.
import { isDeepStrictEqual } from 'node:util';
import { articleSchema } from '#src/content/articles/article-data.ts';
import { withFormerTexts } from '../../catalogue/history/with-former-texts.ts';
import type { FormerValue, HistoryPart, LeftAlone, UndoContext } from '../../history/history-part.ts';
import type { Fields } from '../../shop/drafts/draft-target.ts';
import { articleTarget } from './article-target.ts';
import { findShownArticle } from './find-shown-article.ts';

export const articlesPart: HistoryPart = {
  table: 'articles',
  key: { id: 'uuid' },
  ignored: [],
  takeBackTogether: { fields: Object.keys(articleSchema.shape), takeBack: takeBackArticles },
};

async function takeBackArticles({ tx, now }: UndoContext, values: readonly FormerValue[]): Promise<LeftAlone[]> {
  await articleTarget.lock(tx);
  const left: LeftAlone[] = [];
  for (const [part, ofOne] of Map.groupBy(values, ({ thingId }) => thingId)) {
    const current = await findShownArticle(tx, part);
    const former = current ? ofOne.flatMap((value) => formerOf(current.data, value)) : [];
    const data = { ...current?.data, ...Object.fromEntries(former.map(({ value, said }) => [value.field, said])) };
    const isTakenBack =
      former.length > 0 && (await articleTarget.publish(tx, { part, data, changedBy: 'undo', now })).ok;
    const taken = new Set(isTakenBack ? former.map(({ value }) => value) : []);
    left.push(
      ...ofOne.filter((value) => !taken.has(value)).map((value) => ({ value, reason: 'ChangedSince' as const })),
    );
  }
  return left;
}

/** None where nothing of the field is as the batch has left it. */
function formerOf(data: Fields, value: FormerValue): { value: FormerValue; said: unknown }[] {
  const { field, before, after } = value;
  const now = data[field] ?? null;
  if (isDeepStrictEqual(now, after)) return [{ value, said: before }];
  const said = withFormerTexts({ [field]: now }, { before: { [field]: before }, after: { [field]: after } });
  return said === null ? [] : [{ value, said: (said as Fields)[field] }];
}
