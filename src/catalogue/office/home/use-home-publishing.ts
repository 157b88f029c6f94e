// The draft of the home page is published by a press, or thrown away.
import { useApp } from '../../../app-instance.tsx';
import { useOperationMutation } from '../../../query-client.ts';
import type { Saved } from '../../../ui/record-editor/save-record.ts';
import { numberOf, placeOf, readHomeForm } from './home-form.ts';
import { HOME_ID, type HomeRecord } from './use-home-record.ts';

/** Publishing saves what is unsaved first. */
export function useHomePublishing(editor: HomeRecord) {
  const { t, showToast } = useApp();
  const saving = useOperationMutation('HomeSave');
  const publishing = useOperationMutation('HomePublish');

  /** `over`: what somebody else has published since is replaced. */
  async function publish(over = false): Promise<void> {
    // A time that was set before is none any more.
    editor.change({ day: '', time: '' });
    const saved = await (over ? saveAgain() : editor.save());
    const revision = saved && placeOf(saved.version).revision;
    if (!revision) return;
    const { publishHome: now } = await publishing.mutateAsync({ revision });
    if (now.refusal) {
      editor.setRefused({ refusal: now.refusal, faults: now.faults ?? [], by: now.by ?? null });
      await editor.refetch();
      return;
    }
    editor.setRefused(null);
    await editor.refetch();
    showToast({ kind: 'success', text: t('homeEditor.published') });
  }

  /** Nothing is unsaved: the draft is written over the newer version all the same. */
  async function saveAgain(): Promise<Saved | null> {
    const home = await editor.refetch();
    if (!home) return null;
    const { content } = readHomeForm(editor.form);
    const asked = { version: home.documentVersion, revision: home.revision, data: JSON.stringify(content.home) };
    const { saveHome: now } = await saving.mutateAsync({ ...asked, publishAt: null, isOver: true });
    if (now.revision == null || now.version == null) return null;
    return { id: HOME_ID, version: numberOf({ version: now.version, revision: now.revision }) };
  }

  return { publish, isPublishing: publishing.isPending };
}

/** Discarding throws the draft away; the page is then as it is published. */
export function useHomeDiscarding(editor: HomeRecord) {
  const { t, showToast } = useApp();
  const discarding = useOperationMutation('HomeDiscard');
  return async (): Promise<void> => {
    const home = await editor.refetch();
    if (!home?.revision) return;
    await discarding.mutateAsync({ revision: home.revision });
    editor.discard();
    await editor.refetch();
    showToast({ kind: 'success', text: t('homeEditor.discarded') });
  };
}
