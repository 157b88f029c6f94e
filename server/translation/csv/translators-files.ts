import { otherLanguages } from '#src/shop/markets.ts';
import type { OtherFile } from '../../catalogue/import-jobs/other-files.ts';
import { importTexts } from './import-texts.ts';
import { isTextHeader } from './read-text-file.ts';

/** Translators' files, as imports by the office take them. */
export const textsFile: OtherFile = {
  kind: 'texts',
  isHeader: isTextHeader,
  async take(db, source, { markets, timeZone: _, onRecord, beforeCommit, ...options }) {
    const report = await importTexts(db, source, {
      ...options,
      base: markets.catalogueLanguage,
      languages: otherLanguages(markets),
      ...(onRecord && {
        onText: ({ thing, locale, text }) => onRecord({ title: thing, says: `${locale}: ${text}`, outcome: 'updated' }),
      }),
      ...(beforeCommit && { beforeCommit: (tx, done) => beforeCommit(tx, { ...done, created: 0 }) }),
    });
    return { ...report, created: 0 };
  },
};
