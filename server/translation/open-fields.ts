import type { Locale } from '#src/i18n/locales.ts';
import type { TranslationState } from '#src/translation/translation-states.ts';
import type { Db } from '../database/connect.ts';

/** The fields of a thing with something to do in the language, and what. */
export async function findOpenFields(
  db: Db,
  { kind, thing }: { kind: string; thing: string },
  locale: Locale,
): Promise<Map<string, TranslationState>> {
  const row = await db
    .selectFrom('text_translations')
    .select(['missing', 'outdated'])
    .where('kind', '=', kind)
    .where('thing_id', '=', thing)
    .where('locale', '=', locale)
    .executeTakeFirst();
  const of = (state: TranslationState) =>
    (row?.[state] ?? []).map((field): [string, TranslationState] => [field, state]);
  return new Map([...of('missing'), ...of('outdated')]);
}
