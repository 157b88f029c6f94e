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
  const given = placesOf(after);
  for (const [name, { texts }] of given) {
    const place = current.get(name);
    for (const [key, text] of Object.entries(texts)) {
      const locale = key as Locale;
      const was = former.get(name)?.texts[locale] ?? '';
      if (!place || text === was || place.texts[locale] !== text) continue;
      const isNew = !spoke(before, former.get(name), locale);
      // Where somebody has written one of its texts since, what the language says there stays.
      if (isNew && !isAsGiven(current, given, place, locale)) continue;
      said = isNew ? withoutDocumentLanguage(said, place, locale) : withDocumentText(said, place, locale, was);
      count += 1;
    }
  }
  return count > 0 ? said : null;
}

type Places = ReadonlyMap<string, DocumentText>;

function placesOf(value: unknown): Places {
  return new Map(listDocumentTexts(value).map((text) => [`${text.thing} ${text.field}`, text]));
}

/** Whether all that is said in the language at the place is as the batch has left it. */
function isAsGiven(current: Places, given: Places, { path }: DocumentText, locale: Locale): boolean {
  return [...current].every(
    ([name, text]) =>
      text.path.join('.') !== path.join('.') || (text.texts[locale] ?? '') === (given.get(name)?.texts[locale] ?? ''),
  );
}

/** Whether anything was said in the language there: an object of texts that is half empty may be none that is valid. */
function spoke(before: unknown, place: DocumentText | undefined, locale: Locale): boolean {
  if (!place) return false;
  return listDocumentTexts(before).some(
    ({ path, texts }) => path.join('.') === place.path.join('.') && texts[locale] !== undefined,
  );
}
