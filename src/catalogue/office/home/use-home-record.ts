// The home page as a record: what is saved is its draft.
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
export const HOME_ID = 'home';

export type HomeRefused = Refused & { faults: readonly string[] };

const numbered = (home: EditedHome) => ({ ...home, documentVersion: home.version, version: numberOf(home) });

/** The home page is a record of which a draft is saved. */
export function useHomeRecord(shown: EditedHome) {
  const { t } = useApp();
  const saving = useOperationMutation('HomeSave');
  return useRecordEditor({
    kind: 'home',
    shape: 1,
    id: HOME_ID,
    shown: numbered(shown),
    formOf: (home): HomeForm => homeFormOf(home ?? shown),
    readForm: readHomeForm,
    groups: homeFormGroups,
    async send({ home, publishAt }: HomeContent, { version }): Promise<Saved | HomeRefused> {
      const place = placeOf(version ?? 0);
      const { saveHome: now } = await saving.mutateAsync({ ...place, data: JSON.stringify(home), publishAt });
      if (now.revision != null && now.version != null) {
        return { id: HOME_ID, version: numberOf({ version: now.version, revision: now.revision }) };
      }
      return { refusal: now.refusal ?? 'other', faults: now.faults ?? [], by: now.by ?? null };
    },
    outdated: 'DraftChanged',
    fetch: async (client) => numbered((await refetchQuery(client, homeEditedQuery)).editedHome),
    hrefOf: () => officeUrlOf('homeEditor'),
    savedText: ({ publishAt }) => t(publishAt ? 'homeEditor.planned_done' : 'homeEditor.saved'),
  });
}

export type HomeRecord = ReturnType<typeof useHomeRecord>;
