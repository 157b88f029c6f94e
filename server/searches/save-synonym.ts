// What a word of shoppers means, as the office saves it: over the version that was read, or as a new one.
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type RefusalOf, type Result, refuse } from '#src/result.ts';
import type { savedSynonymRefusals } from '#src/searches/synonym-refusals.ts';
import { setSynonymsWithin } from '../catalogue/search/set-synonyms.ts';
import { tidyTerm } from '../catalogue/search/tidy-term.ts';
import { inTransaction } from '../database/transaction.ts';
import { byStaff } from '../history/by-staff.ts';
import { lockThings, readVersions } from '../history/change-batch.ts';
import { findLatestWriter } from '../history/writer-names.ts';
import type { OfficeContext } from '../schema/request-context.ts';
import { readSynonym, synonymThing } from './list-synonyms.ts';

type Written = {
  locale: Locale;
  term: string;
  meanings: string[];
  page: string | null;
  /** Null: it is a new one. */
  version: number | null;
};

/** `said`: the words that it is about. */
type SaveRefusal = RefusalOf<keyof typeof savedSynonymRefusals, { SynonymChanged: { by: string | null } }> & {
  said?: string;
};

export async function saveSynonym(
  context: OfficeContext,
  { version, ...written }: Written,
): Promise<Result<{ version: number }, SaveRefusal>> {
  const { db, now } = context;
  const term = tidyTerm(written.term);
  const id = synonymThing(written.locale, term);
  return inTransaction(db, async (tx) => {
    const stored = (await lockThings(tx, 'synonym', [id])).get(id) ?? 0;
    if (version !== null && stored !== version) {
      return refuse({ kind: 'SynonymChanged', by: await findLatestWriter(tx, { kind: 'synonym', id }) });
    }
    if (version === null && (await isOther(tx, { ...written, term }))) return refuse({ kind: 'TermTaken', said: term });
    const saved = await setSynonymsWithin(tx, [written], { by: byStaff(context), now: now() });
    const [fault] = saved.ok ? [] : saved.error.faults;
    if (fault) return refuse({ kind: fault.kind, said: fault.said });
    return ok({ version: (await readVersions(tx, 'synonym', [id])).get(id) ?? 0 });
  });
}

/** The same once more is a press whose answer was lost. */
async function isOther(db: OfficeContext['db'], { locale, term, meanings, page }: Omit<Written, 'version'>) {
  const found = await readSynonym(db, locale, term);
  const isThere = found.meanings.length > 0 || found.page !== null;
  return isThere && (found.page !== page || found.meanings.join() !== meanings.map(tidyTerm).join());
}
