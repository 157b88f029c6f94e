// What is missing and outdated in texts that no trigger follows, written down anew whenever they say something else. A
// translation that stood there before keeps what it was made from, wherever it stands now: blocks change places.
import { hash } from 'node:crypto';
import type { Locale } from '#src/i18n/locales.ts';
import { otherLanguages } from '#src/shop/markets.ts';
import type { DocumentText } from '#src/shop/translations/document-texts.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { findMarkets } from '../find-markets.ts';

export type Languages = { base: Locale; others: readonly Locale[] };

export function fingerprintOf(text: string): string {
  return hash('md5', text, 'hex');
}

/** What a thing of its own, or all of a document, says now and has said before. */
export type FollowedTexts = {
  kind: string;
  /** Null: all that is of the kind. */
  thing: string | null;
  texts: readonly DocumentText[];
  before: readonly DocumentText[];
};

export async function listLanguages(db: Db): Promise<Languages> {
  const markets = await findMarkets(db);
  return { base: markets.catalogueLanguage, others: otherLanguages(markets) };
}

export async function followTexts(
  tx: Transaction,
  { kind, thing: only, texts, before }: FollowedTexts,
  languages: Languages,
): Promise<void> {
  const known = await tx
    .selectFrom('text_translations')
    .select(['thing_id', 'locale', 'made_from'])
    .where('kind', '=', kind)
    .$if(only !== null, (query) => query.where('thing_id', '=', only ?? ''))
    .execute();
  const rowOf = new Map(known.map((row) => [`${row.locale} ${row.thing_id}`, row.made_from as Record<string, string>]));
  const madeFrom = new Map<string, string>();
  for (const { thing, field, texts: said } of before) {
    for (const locale of languages.others) {
      const made = rowOf.get(`${locale} ${thing}`)?.[field];
      if (made) madeFrom.set(translationOf({ thing, field }, locale, said[locale]), made);
    }
  }
  const rows = stateOf(texts, languages, madeFrom);
  await tx
    .deleteFrom('text_translations')
    .where('kind', '=', kind)
    .$if(only !== null, (query) => query.where('thing_id', '=', only ?? ''))
    .execute();
  if (rows.length === 0) return;
  await tx
    .insertInto('text_translations')
    .values(rows.map((row) => ({ kind, ...row, made_from: JSON.stringify(row.made_from) })))
    .execute();
}

/** A text is known again wherever it stands now; that none is needed holds of one place. */
function translationOf({ thing, field }: Pick<DocumentText, 'thing' | 'field'>, locale: Locale, text?: string): string {
  return text ? `${locale} ${text}` : `${locale} no ${thing} ${field}`;
}

type State = {
  thing_id: string;
  locale: Locale;
  made_from: Record<string, string>;
  missing: string[];
  outdated: string[];
};

function stateOf(
  texts: readonly DocumentText[],
  { base, others }: Languages,
  madeFrom: ReadonlyMap<string, string>,
): State[] {
  const states = new Map<string, State>();
  for (const { thing, field, texts: byLocale } of texts) {
    const source = byLocale[base];
    if (!source) continue;
    const now = fingerprintOf(source);
    for (const locale of others) {
      const name = `${locale} ${thing}`;
      const state = states.get(name) ?? { thing_id: thing, locale, made_from: {}, missing: [], outdated: [] };
      states.set(name, state);
      const text = byLocale[locale];
      const known = madeFrom.get(translationOf({ thing, field }, locale, text));
      if (!text && known !== now) {
        state.missing.push(field);
        continue;
      }
      const made = known ?? now;
      state.made_from[field] = made;
      if (made !== now) state.outdated.push(field);
    }
  }
  return [...states.values()];
}
