import { useApp } from '../../../app-instance.tsx';
import { officeUrlOf } from '../../../office-addresses.ts';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { refetchQuery } from '../../../ui/office/refetch-query.ts';
import type { FieldGroups } from '../../../ui/record-editor/merge-fields.ts';
import type { Saved } from '../../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../../ui/record-editor/use-record-editor.ts';
import type { EditedMenu, MenuForm } from './menu-form.ts';

export const menuEditedQuery = operationQuery('MenuEdited', {});

/** There is one. */
const ID = 'menu';
const groups: FieldGroups = [['collections', 'hidden', 'fillUpTo']];

export function useMenuEditor(shown: EditedMenu) {
  const { t } = useApp();
  const saving = useOperationMutation('MenuSave');
  return useRecordEditor({
    kind: 'menu',
    shape: 2,
    id: ID,
    shown,
    formOf: (menu) => JSON.parse((menu ?? shown).data) as MenuForm,
    readForm: (form) => ({ content: form, problems: [] }),
    groups,
    async send(content, { version }): Promise<Saved | { refusal: string; by?: string | null }> {
      const { saveMenu: now } = await saving.mutateAsync({ version: version ?? 0, data: JSON.stringify(content) });
      if (now.version != null) return { id: ID, version: now.version };
      return { refusal: now.refusal ?? 'other', by: now.by ?? null };
    },
    outdated: 'MenuChanged',
    fetch: async (client) => (await refetchQuery(client, menuEditedQuery)).editedMenu,
    hrefOf: () => officeUrlOf('menuEditor'),
    savedText: () => t('menuEditor.saved'),
  });
}
