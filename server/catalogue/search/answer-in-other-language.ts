// A text in another language of the shop than the page's: its words are all known there, as goods, or as pages.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { ContentPageLink } from '../../schema/resolver-types.generated.ts';
import type { FoundDocument } from '../listing/found-document.ts';
import { bestScoreOf, STRONG_SCORE } from './find-documents.ts';
import { findPages } from './find-pages.ts';
import { findPlainly } from './find-plainly.ts';
import { type AskedUnit, type AskedUnits, listNeeded, readUnits } from './read-units.ts';

type OtherAnswer = { found: FoundDocument[]; pages: ContentPageLink[] };
type OtherSearch = { text: string; locale: Locale; baseLocale: Locale; languages: readonly Locale[] };
type AskedIn = AskedUnits & { language: Locale };

/** Answers in another language that has the words; if several have, in the one where they say most. Null where none has. */
export async function answerInOtherLanguage(
  db: Db,
  { text, locale, baseLocale, languages }: OtherSearch,
): Promise<OtherAnswer | null> {
  const others = languages.filter((language) => language !== locale);
  const asked = await Promise.all(
    others.map(async (language) => ({ language, ...(await readUnits(db, language, text)) })),
  );
  const words = await listKnown(db, asked);
  const answers = await Promise.all(
    words.map(async ({ language, title, units }) => {
      const { found } = await findPlainly(db, language, { title, units });
      return { found, worth: bestScoreOf(found) / listNeeded(units).length };
    }),
  );
  const best = answers.reduce((a, b) => (b.worth > a.worth ? b : a), {
    found: [],
    worth: 0,
  } as (typeof answers)[number]);
  if (best.worth >= STRONG_SCORE) return { found: best.found, pages: [] };
  const slugs = words.flatMap(({ units }) => units.flatMap(({ page }) => page ?? []));
  if (slugs.length === 0) return null;
  const { links } = await findPages(db, { locale, baseLocale, units: [], slugs });
  return { found: [], pages: links };
}

/** The languages in which each needed word is one of the catalogue's or the merchant's. */
async function listKnown(db: Db, asked: AskedIn[]): Promise<AskedIn[]> {
  const isSaid = ({ meanings, page }: AskedUnit) => meanings.length > 0 || page !== null;
  const words = asked.flatMap(({ language, units }) =>
    listNeeded(units)
      .filter((unit) => !isSaid(unit))
      .flatMap((unit) => unit.words.map((word) => ({ language, word }))),
  );
  const { rows } = await sql<{ language: Locale }>`
    select distinct given.language
    from json_to_recordset(${JSON.stringify(words)}) as given (language text, word text)
    where (select w.word from search_words w where w.locale = given.language and w.word = given.word) is null`.execute(
    db,
  );
  const lacking = new Set(rows.map(({ language }) => language));
  return asked.filter(({ language, units }) => units.length > 0 && !lacking.has(language));
}
