// What can be taken back of the catalogue and of documents of the settings, and what follows from it for translations: a
// document that says something else has other texts that are missing or outdated.

import { isSettingsDocument } from '#src/shop/settings-list.ts';
import { catalogueHistory } from '../catalogue/history/catalogue-history.ts';
import type { HistoryParts } from '../history/history-part.ts';
import { findSettings } from '../shop/settings-store.ts';
import { followTranslations } from '../shop/translations/follow-document-texts.ts';

export const translatedHistory: HistoryParts = {
  ...catalogueHistory,
  async afterwards(context, values) {
    await catalogueHistory.afterwards(context, values);
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
