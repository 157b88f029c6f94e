// A redirect in its editor.
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../ui/record-editor/use-record-editor.ts';
import { type RedirectForm, readRedirectForm, redirectFormOf, redirectGroups } from './redirect-form.ts';
import { redirectHref, redirectQuery, type ShownRedirect } from './redirect-queries.ts';

export function useRedirectEditor(redirect: ShownRedirect | null) {
  const { t, showToast } = useApp();
  const saving = useOperationMutation('RedirectsSave');
  return useRecordEditor({
    kind: 'redirect',
    shape: 1,
    id: redirect?.id ?? null,
    shown: redirect,
    formOf: redirectFormOf,
    readForm: readRedirectForm,
    groups: redirectGroups,
    async send(content: RedirectForm, { id, version, newId }): Promise<Saved | Refused> {
      const { saveRedirect: now } = await saving.mutateAsync({ id, version, ...content, newId });
      if (!now.id || now.version == null)
        return { refusal: now.refusal ?? 'other', by: now.by ?? null, id: now.id ?? null };
      if (now.target && now.target !== content.to) {
        showToast({ kind: 'info', text: t('redirects.shortened', { target: now.target }) });
      }
      return { id: now.id, version: now.version };
    },
    outdated: 'RedirectChanged',
    refusedFields: { PathInvalid: 'from', PathTaken: 'from', TargetInvalid: 'to', Circle: 'to' },
    fetch: async (client, id) => (await refetchQuery(client, redirectQuery(id))).redirect,
    hrefOf: redirectHref,
    savedText: ({ from }) => t('redirects.saved', { path: from }),
  });
}
