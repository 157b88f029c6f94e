// What a file of synonyms looks like. `kasa synonyms list --json` writes one.
import { z } from 'zod';
import type { GivenSynonym } from './set-synonyms.ts';

const entry = z.strictObject({
  language: z.string(),
  terms: z.array(z.string()).min(1),
  means: z.array(z.string()).optional(),
  page: z.string().nullish(),
});
// What the list says beside is passed over.
const file = z.object({ synonyms: z.array(entry).min(1, 'must name a term at least') });

type ReadFile = { ok: true; synonyms: GivenSynonym[] } | { ok: false; faults: { place: string; message: string }[] };

/** Each term with what the entry says of it; the content of a JSON file. */
export function readSynonymFile(content: unknown): ReadFile {
  const parsed = file.safeParse(content);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ place: path.join('.'), message }));
    return { ok: false, faults };
  }
  const synonyms = parsed.data.synonyms.flatMap(({ language, terms, means, page }) =>
    terms.map((term) => ({ locale: language, term, ...(means && { meanings: means }), page: page ?? null })),
  );
  return { ok: true, synonyms };
}
