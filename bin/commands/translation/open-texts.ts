// `kasa texts list` and `kasa texts confirm`: what is missing or outdated in a language, and what is right as it is.
import type { Locale } from '#src/i18n/locales.ts';
import { otherLanguages } from '#src/shop/markets.ts';
import type { TranslationState } from '#src/translation/translation-states.ts';
import { CliError } from '../../cli-errors.ts';
import { printTexts } from '../../closed-output.ts';
import type { CommandContext } from '../with-database.ts';

type Language = { language: string; json?: boolean };
export type ListFlags = Language & { kind?: string; state?: TranslationState; after?: string };

type Asked = Pick<CommandContext, 'db' | 'now'> & { base: Locale; locale: Locale };

/** Opens the shop for a language that it translates into, with its documents followed as on the office's page. */
async function withLanguage<T>(language: string, work: (asked: Asked) => Promise<T>): Promise<T> {
  const [{ withDatabase }, { findMarkets }, { readSettingsInForce }, { followUnknownTexts }] = await Promise.all([
    import('../with-database.ts'),
    import('#server/shop/find-markets.ts'),
    import('#server/shop/read-settings.ts'),
    import('#server/shop/translations/follow-document-texts.ts'),
  ]);
  return withDatabase(async ({ db, now }) => {
    const markets = await findMarkets(db);
    const languages = otherLanguages(markets);
    const locale = languages.find((each) => each === language);
    if (!locale) throw unknownLanguage(language, languages);
    const base = markets.catalogueLanguage;
    await followUnknownTexts(db, await readSettingsInForce(db), base);
    return work({ db, now, base, locale });
  });
}

export async function listOpenTexts({ language, kind, state, after, json }: ListFlags): Promise<void> {
  const [{ listTranslations }, { nameTranslations }] = await Promise.all([
    import('#server/translation/list-translations.ts'),
    import('#server/translation/name-translations.ts'),
  ]);
  const { texts, next } = await withLanguage(language, async ({ db, base, locale }) => {
    const page = await listTranslations(db, { locale, kind, state, withSettings: true }, { before: after });
    return { texts: await nameTranslations(db, page.rows, base), next: page.before };
  });
  if (json) return console.log(JSON.stringify({ ok: true, texts, next }));
  if (texts.length === 0) console.log('Nothing is missing, and nothing is outdated.');
  await printTexts(
    texts.map(({ id, title, missing, outdated }) => {
      const states = [...named('missing', missing), ...named('outdated', outdated)];
      return `${id}  ${title}  (${states.join('; ')})\n`;
    }),
  );
  if (next) console.log(`More: --after ${next}`);
}

const named = (state: TranslationState, fields: readonly string[]) =>
  fields.length > 0 ? [`${state}: ${fields.join(', ')}`] : [];

/** Confirms those whose source has changed since, where no `fields` are given; a missing one is named. */
export async function confirmTexts(id: string, fields: readonly string[], { language, json }: Language): Promise<void> {
  const [{ readTranslationId }, { findOpenFields }, { saveTranslation }, { byCommand }] = await Promise.all([
    import('#server/translation/list-translations.ts'),
    import('#server/translation/open-fields.ts'),
    import('#server/translation/save-translation.ts'),
    import('#server/history/change-batch.ts'),
  ]);
  const confirmed = await withLanguage(language, async ({ db, now, base, locale }) => {
    const place = readTranslationId(id);
    if (!place) throw unknownText(id);
    const open = await findOpenFields(db, place, locale);
    const outdated = [...open].flatMap(([field, state]) => (state === 'outdated' ? [field] : []));
    const chosen = fields.length > 0 ? fields : outdated;
    const strange = chosen.find((field) => !open.has(field));
    if (strange !== undefined || chosen.length === 0) throw notOpen(strange, [...open.keys()]);
    const save = { ...place, locale, version: null, texts: {}, confirmed: chosen };
    const saved = await saveTranslation({ db, now, base, by: byCommand }, save);
    if (!saved.ok) throw unknownText(id);
    return chosen;
  });
  if (json) console.log(JSON.stringify({ ok: true, id, language, confirmed }));
  else console.log(`${id} is right in ${language} as it is: ${confirmed.join(', ')}.`);
}

export function unknownLanguage(language: string, languages: readonly Locale[]): CliError {
  return new CliError({
    code: 'LANGUAGE_UNKNOWN',
    title: language ? `${language} is no language to translate into.` : 'The shop speaks one language.',
    fix: languages.length > 0 ? `Name one of ${languages.join(', ')}.` : 'Open a market in another one first.',
  });
}

function unknownText(id: string): CliError {
  const fix = 'kasa texts list --language LANGUAGE prints the ids.';
  return new CliError({ code: 'TEXT_UNKNOWN', title: `There is no text ${id}.`, fix });
}

function notOpen(field: string | undefined, open: readonly string[]): CliError {
  const title = field === undefined ? 'Nothing of it is outdated.' : `${field} is neither missing nor outdated.`;
  const fix = open.length > 0 ? `Name what needs no translation: ${open.join(', ')}.` : 'There is nothing to confirm.';
  return new CliError({ code: 'TEXT_NOT_OPEN', title, fix });
}
