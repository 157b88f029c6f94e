// What can be taken back of the catalogue, of articles, discount codes and documents of the settings, and what follows from it for translations: a
// document that says something else has other texts that are missing or outdated.

import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { catalogueHistory } from '../catalogue/history/catalogue-history.ts';
import { articlesPart } from '../content/articles/article-history.ts';
import type { Db } from '../database/connect.ts';
import { discountParts, nameDiscountCodes, raiseDiscountVersions } from '../discounts/discount-history.ts';
import type { HistoryParts, RecordedField } from '../history/history-part.ts';
import { findSettings } from '../shop/settings-store.ts';
import { followTranslations } from '../shop/translations/follow-document-texts.ts';

export const translatedHistory: HistoryParts = {
  ...catalogueHistory,
  parts: [...catalogueHistory.parts, articlesPart, ...discountParts],
  async nameChanges(db, changes) {
    const named = await catalogueHistory.nameChanges(db, changes);
    const titles = new Map([...(await titlesOfArticles(db, changes)), ...(await nameDiscountCodes(db, changes))]);
    return named.map((change) => ({ ...change, thing: titles.get(change.thingId) ?? change.thing }));
  },
  async afterwards(context, values) {
    await catalogueHistory.afterwards(context, values);
    await raiseDiscountVersions(context, values);
    const { tx } = context;
    const documents = new Set(values.flatMap(({ part, thingId }) => (part === 'settings' ? [thingId] : [])));
    for (const document of documents) {
      if (!isSettingsDocument(document)) continue;
      const current = await findSettings(tx, document);
      if (!current) continue;
      const former = await findSettings(tx, document, current.version - 1);
      await followTranslations(tx, { document, data: current.data, before: former?.data });
    }
  },
};

/** The titles by the address that the articles have now, as pages are named. */
async function titlesOfArticles(db: Db, changes: readonly RecordedField[]): Promise<Map<string, string>> {
  const ids = [...new Set(changes.flatMap(({ part, thingId }) => (part === 'articles' ? [thingId] : [])))];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('articles').select(['id', 'slug']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
