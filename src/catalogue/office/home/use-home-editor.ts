// The home page in its editor: a draft is saved, and published by a press or at its time.
import { useApp } from '../../../app-instance.tsx';
import { officeUrlOf } from '../../../office-addresses.ts';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { refetchQuery } from '../../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../../ui/record-editor/use-record-editor.ts';
import {
  type EditedHome,
  type HomeContent,
  type HomeForm,
  homeFormGroups,
  homeFormOf,
  numberOf,
  placeOf,
  readHomeForm,
} from './home-form.ts';

export const homeEditedQuery = operationQuery('HomeEdited', {});

/** There is one. */
const ID = 'home';

export type HomeRefused = Refused & { faults: readonly string[] };

const numbered = (home: EditedHome) => ({ ...home, documentVersion: home.version, version: numberOf(home) });

export function useHomeEditor(shown: EditedHome) {
  const editor = useHomeRecord(shown);
  const { publish, isPublishing } = useHomePublishing(editor);
  const discardDraft = useHomeDiscarding(editor);
  return { ...editor, publish, discardDraft, isPublishing };
}

export type HomeEditor = ReturnType<typeof useHomeEditor>;

/** The home page is a record of which a draft is saved. */
function useHomeRecord(shown: EditedHome) {
  const { t } = useApp();
  const saving = useOperationMutation('HomeSave');
  return useRecordEditor({
    kind: 'home',
    shape: 1,
    id: ID,
    shown: numbered(shown),
    formOf: (home): HomeForm => homeFormOf(home ?? shown),
    readForm: readHomeForm,
    groups: homeFormGroups,
    async send({ home, publishAt }: HomeContent, { version }): Promise<Saved | HomeRefused> {
      const place = placeOf(version ?? 0);
      const { saveHome: now } = await saving.mutateAsync({ ...place, data: JSON.stringify(home), publishAt });
      if (now.revision != null && now.version != null) {
        return { id: ID, version: numberOf({ version: now.version, revision: now.revision }) };
      }
      return { refusal: now.refusal ?? 'other', faults: now.faults ?? [], by: now.by ?? null };
    },
    outdated: 'DraftChanged',
    fetch: async (client) => numbered((await refetchQuery(client, homeEditedQuery)).editedHome),
    hrefOf: () => officeUrlOf('homeEditor'),
    savedText: ({ publishAt }) => t(publishAt ? 'homeEditor.planned_done' : 'homeEditor.saved'),
  });
}

type HomeRecord = ReturnType<typeof useHomeRecord>;

/** Publishing saves what is unsaved first. */
function useHomePublishing(editor: HomeRecord) {
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
    return { id: ID, version: numberOf({ version: now.version, revision: now.revision }) };
  }

  return { publish, isPublishing: publishing.isPending };
}

/** Discarding throws the draft away; the page is then as it is published. */
function useHomeDiscarding(editor: HomeRecord) {
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
