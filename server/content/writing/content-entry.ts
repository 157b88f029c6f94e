// What the audit log says of a page or an article that shoppers read otherwise from now on.
import type { AuditEntry } from '../../schema/request-context.ts';
import type { Fields } from '../../shop/drafts/draft-target.ts';

export type ContentChange = { subject: string; before: Fields | null; after: Fields | null };

export function contentEntry({ subject, before, after }: ContentChange): AuditEntry {
  return { kind: 'settings.changed', subject, before: namesOf(before), after: namesOf(after) };
}

/** Titles say which it is; the words themselves are in its versions. */
function namesOf(data: Fields | null): Record<string, string> {
  const texts = (data?.texts ?? {}) as Record<string, { title: string }>;
  return Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [`title.${locale}`, title]));
}
