// What a merchant says that shoppers' words mean, judged and written: all of it or nothing.
import { isLocale, locales } from '#src/i18n/locales.ts';
import type { Result } from '#src/result.ts';
import { MAX_MEANINGS, MAX_TERM_LENGTH, type SynonymRefusal } from '#src/searches/synonym-refusals.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ChangedBy, inBatch } from '../../history/change-batch.ts';
import { deleteSynonym, listPageSlugs, listSynonyms, type Synonym, saveSynonyms } from './synonym-store.ts';
import { tidyTerm } from './tidy-term.ts';

/** A synonym that nobody has looked at yet. */
export type GivenSynonym = { locale: string; term: string; meanings?: readonly string[]; page?: string | null };

/** What is wrong with a synonym. `said`: the words it is about; `known`: what may stand in their place. */
type Fault = { kind: SynonymRefusal['kind']; said: string; known?: readonly string[] };

/** `index`: the 0-based position of what is wrong. */
export type SynonymFault = Fault & { index: number };

export type SavedSynonyms = { created: number; updated: number; unchanged: number };

/** The author and moment of the change; what the shop begins with is nobody's. */
type Recorded = { by: ChangedBy; now: Date };

type SetSynonyms = Result<SavedSynonyms, { kind: 'invalidSynonyms'; faults: SynonymFault[] }>;

/** A term that is there already means what is given now, and nothing of before. */
export async function setSynonyms(db: Db, given: readonly GivenSynonym[], recorded?: Recorded): Promise<SetSynonyms> {
  return inTransaction(db, (tx) => setSynonymsWithin(tx, given, recorded));
}

/** `setSynonyms` as a part of more. */
export async function setSynonymsWithin(
  tx: Transaction,
  given: readonly GivenSynonym[],
  recorded?: Recorded,
): Promise<SetSynonyms> {
  const slugs = await listPageSlugs(tx);
  const faults = given.flatMap((synonym, index) => {
    const fault = findFault(synonym, slugs);
    return fault ? [{ index, ...fault }] : [];
  });
  if (faults.length > 0) return { ok: false, error: { kind: 'invalidSynonyms', faults } };
  const title = { key: 'batch.synonymsSet', values: { count: given.length } } as const;
  const { answer } = recorded
    ? await inBatch(tx, { ...recorded, title }, () => save(tx, given))
    : { answer: await save(tx, given) };
  return { ok: true, value: answer };
}

export async function removeSynonym(
  db: Db,
  { locale, term }: Pick<GivenSynonym, 'locale' | 'term'>,
  recorded?: Recorded,
): Promise<Result<Synonym, { kind: 'unknownSynonym' }>> {
  return inTransaction(db, async (tx) => {
    const wanted = tidyTerm(term);
    const existing = isLocale(locale) ? await listSynonyms(tx, locale) : [];
    const found = existing.find((synonym) => synonym.term === wanted);
    if (!found) return { ok: false, error: { kind: 'unknownSynonym' } };
    const remove = () => deleteSynonym(tx, found.locale, found.term);
    const title = { key: 'batch.synonymRemoved', values: { term: found.term } } as const;
    await (recorded ? inBatch(tx, { ...recorded, title }, remove) : remove());
    return { ok: true, value: found };
  });
}

async function save(tx: Transaction, given: readonly GivenSynonym[]): Promise<SavedSynonyms> {
  const synonyms = given.map(({ locale, term, meanings = [], page = null }) => ({
    locale,
    term: tidyTerm(term),
    meanings: meanings.map(tidyTerm),
    page,
  })) as Synonym[];
  // A term may be given twice: the later one counts.
  const distinct = [...new Map(synonyms.map((synonym) => [`${synonym.locale} ${synonym.term}`, synonym])).values()];
  const { created, updated } = await saveSynonyms(tx, distinct);
  return { created, updated, unchanged: distinct.length - created - updated };
}

function findFault({ locale, term, meanings = [], page }: GivenSynonym, slugs: readonly string[]): Fault | null {
  if (!isLocale(locale)) return { kind: 'LanguageUnknown', said: locale, known: locales };
  const unreadable = [term, ...meanings].find((words) => !/[\p{L}\d]/u.test(words));
  if (unreadable !== undefined) return { kind: 'WordsUnreadable', said: unreadable };
  const long = [term, ...meanings].find((words) => words.length > MAX_TERM_LENGTH);
  if (long !== undefined) return { kind: 'WordsTooLong', said: long };
  if (meanings.length > MAX_MEANINGS) return { kind: 'TooManyMeanings', said: term };
  if (meanings.length === 0 && !page) return { kind: 'MeansNothing', said: term };
  if (page && !slugs.includes(page)) return { kind: 'PageUnknown', said: page, known: slugs };
  return null;
}
