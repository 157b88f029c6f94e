// Texts by language that a batch has changed become what they were, in a value that somebody has changed otherwise since.
import type { Locale } from '#src/i18n/locales.ts';
import {
  type DocumentText,
  listDocumentTexts,
  withDocumentText,
  withoutDocumentLanguage,
} from '#src/shop/translations/document-texts.ts';

/** Null: the batch has changed no text of it, or none is as the batch has left it. */
export function withFormerTexts(now: unknown, { before, after }: { before: unknown; after: unknown }): unknown {
  const former = placesOf(before);
  const current = placesOf(now);
  let said = now;
  let count = 0;
  for (const [name, { texts }] of placesOf(after)) {
    const place = current.get(name);
    for (const [key, text] of Object.entries(texts)) {
      const locale = key as Locale;
      const was = former.get(name)?.texts[locale] ?? '';
      if (!place || text === was || place.texts[locale] !== text) continue;
      const isNew = !spoke(before, former.get(name), locale);
      said = isNew ? withoutDocumentLanguage(said, place, locale) : withDocumentText(said, place, locale, was);
      count += 1;
    }
  }
  return count > 0 ? said : null;
}

function placesOf(value: unknown): Map<string, DocumentText> {
  return new Map(listDocumentTexts(value).map((text) => [`${text.thing} ${text.field}`, text]));
}

/** Whether anything was said in the language there: an object of texts that is half empty may be none that is valid. */
function spoke(before: unknown, place: DocumentText | undefined, locale: Locale): boolean {
  if (!place) return false;
  return listDocumentTexts(before).some(
    ({ path, texts }) => path.join('.') === place.path.join('.') && texts[locale] !== undefined,
  );
}
