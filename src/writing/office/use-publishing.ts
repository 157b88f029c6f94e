// A page or an article is published by a press of its own.
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import { refusedOf, type WrittenEditor } from './use-written-editor.ts';
import { type WrittenKind, writingHref, writingQuery } from './written-kind.ts';

/** Saves what is unsaved, and publishes it. A page may have another address afterwards. */
export function usePublishing(kind: WrittenKind, editor: WrittenEditor) {
  const { t, showToast } = useApp();
  const publishing = useOperationMutation('ContentsPublish');
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const publish = async (overwrite = false) => {
    const saved = await editor.save();
    if (!saved) return;
    const { publishContent: now } = await publishing.mutateAsync({
      kind,
      id: saved.id,
      version: saved.version,
      overwrite,
    });
    if (!now.id) return editor.setRefused(refusedOf(now), saved.id);
    await refetchQuery(client, writingQuery(kind, now.id));
    if (now.id !== saved.id) navigate(writingHref(kind, now.id), { replace: true });
    showToast({ kind: 'success', text: t('contents.published') });
  };
  return { publish, isPublishing: publishing.isPending };
}
