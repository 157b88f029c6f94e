// The pages of text that answer a search: those that the merchant named for a word, and those whose titles have the words.
import { sql } from 'kysely';
import type { Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { ContentPageLink } from '../../schema/resolver-types.generated.ts';
import { cachedForSite } from '../catalogue-cache.ts';
import { type AskedUnit, listNeeded } from './read-units.ts';

type PageSearch = {
  locale: Locale;
  baseLocale: Locale;
  units: readonly AskedUnit[];
  /** Pages that are known to answer. */
  slugs?: readonly string[];
};

type FoundPages = {
  links: ContentPageLink[];
  /** They answer all of the text, not a word of it. */
  isWhole: boolean;
};

const MIN_BEGINNING = 4;
const MAX_PAGES = 2;

export async function findPages(db: Db, { locale, baseLocale, units, slugs = [] }: PageSearch): Promise<FoundPages> {
  const needed = listNeeded(units);
  const pages = await readTitles(db, locale, baseLocale);
  const named = new Set([...slugs, ...units.flatMap(({ page }) => page ?? [])]);
  const titled = pages.filter((page) => needed.length > 0 && isInTitle(needed, page));
  const links = pages.filter((page) => named.has(page.slug) || titled.includes(page));
  return {
    links: links.slice(0, MAX_PAGES).map(({ slug, title }) => ({ slug, title })),
    isWhole: needed.length > 0 && (titled.length > 0 || needed.every(({ page, meanings }) => page && !meanings.length)),
  };
}

type PageTitle = ContentPageLink & { words: string; key: string };

/** Lists them in the merchant's order. */
function readTitles(db: Db, locale: Locale, baseLocale: Locale): Promise<PageTitle[]> {
  return cachedForSite(db, `searched titles of pages ${locale} ${baseLocale}`, async () => {
    const { rows } = await sql<PageTitle>`
      select slug, title, search_text(${locale}, title) as words, search_key(${locale}, search_text(${locale}, title)) as key
      from (
        select distinct on (position) * from page_titles where locale in (${locale}, ${baseLocale})
        order by position, locale = ${locale} desc
      ) as titled
      order by position`.execute(db);
    return rows;
  });
}

/** Each word is in the title, or what a word of it begins with. */
function isInTitle(units: readonly AskedUnit[], { words, key }: PageTitle): boolean {
  const lexemes = key.split(' ');
  return units.every(
    (unit) =>
      unit.lexemes.every((lexeme) => lexemes.includes(lexeme)) ||
      unit.words.every((word) => word.length >= MIN_BEGINNING && ` ${words}`.includes(` ${word}`)),
  );
}
