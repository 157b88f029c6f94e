// A redirect as a form.
import type { FieldGroups } from '../../ui/record-editor/merge-fields.ts';
import type { ShownRedirect } from './redirect-queries.ts';

export type RedirectForm = { from: string; to: string };

/** Half of either would lead to where nobody meant. */
export const redirectGroups: FieldGroups = [['from', 'to']];

export const redirectFormOf = (shown: ShownRedirect | null): RedirectForm => ({
  from: shown?.path ?? '',
  to: shown?.target ?? '',
});

export function readRedirectForm({ from, to }: RedirectForm) {
  const content = { from: from.trim(), to: to.trim() };
  return {
    content,
    problems: [...(content.from === '' ? ['from'] : []), ...(content.to === '' ? ['to'] : [])],
  };
}
