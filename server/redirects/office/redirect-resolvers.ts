import { findAuditedWriter } from '../../history/writer-names.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { findRedirectInOffice, type ListedRedirect, listRedirectsInOffice } from '../list-redirects-in-office.ts';
import { readRedirectRows } from '../read-redirect-rows.ts';
import { saveRedirect } from '../save-redirect.ts';
import { removeRedirect, setRedirects } from '../set-redirects.ts';

const MOST_FAULTS = 100;
const nothing = { created: 0, updated: 0, unchanged: 0, shortened: 0 };

export const redirectResolvers: Resolvers = {
  Query: {
    async redirects(_, search, { db }) {
      const { redirects, ...page } = await listRedirectsInOffice(db, search);
      return { ...page, redirects: redirects.map(show) };
    },
    async redirect(_, { id }, { db }) {
      const redirect = await findRedirectInOffice(db, id);
      return redirect && show(redirect);
    },
  },
  Mutation: {
    async saveRedirect(_, { id = null, version = null, from, to, newId = null }, context) {
      const saved = await saveRedirect(context, { id, version, from, to, newId });
      if (saved.ok) return saved.value;
      const { kind: refusal, ...made } = saved.error;
      const by = refusal === 'RedirectChanged' ? await writerOf(context, id ?? '') : null;
      return { refusal, by, ...made };
    },
    async removeRedirect(_, { id }, context) {
      const redirect = await findRedirectInOffice(context.db, id);
      const removed = redirect && (await removeRedirect(context, redirect.path));
      return { refusal: removed ? null : 'RedirectUnknown' };
    },
    async importRedirects(_, { csv }, context) {
      const { redirects, faults } = await readRedirectRows(csv);
      if (faults.length > 0) {
        const told = faults.map(({ line, code, message }) => ({
          ...{ line, kind: 'FileInvalid' as const },
          address: code === 'EMPTY_FILE' ? '' : message,
        }));
        return { ...nothing, faultCount: told.length, faults: told.slice(0, MOST_FAULTS) };
      }
      const saved = await setRedirects(context, redirects);
      if (saved.ok) return { ...saved.value, faultCount: 0, faults: [] };
      const told = saved.error.faults;
      return { ...nothing, faultCount: told.length, faults: told.slice(0, MOST_FAULTS) };
    },
  },
};

/** Names who wrote the target last: with an address or by a file, it may change without a line of its own. */
async function writerOf(context: OfficeContext, id: string): Promise<string | null> {
  const now = await findRedirectInOffice(context.db, id);
  if (!now) return null;
  const { path, target } = now;
  return findAuditedWriter(context, { kinds: ['redirect.added', 'redirect.changed'], subject: path, says: { target } });
}

function show({ lastAt, ...redirect }: ListedRedirect) {
  return { ...redirect, lastAt: lastAt?.toISOString() ?? null };
}
