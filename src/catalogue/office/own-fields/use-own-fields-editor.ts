import { useApp } from '../../../app-instance.tsx';
import { officeUrlOf } from '../../../office-addresses.ts';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { refetchQuery } from '../../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../../ui/record-editor/use-record-editor.ts';
import { type DefinedFields, ownFieldGroups, ownFieldsFormOf, readOwnFields } from './own-fields-form.ts';

export const ownFieldsQuery = operationQuery('ProductsOwnFields', {});

/** `says`: what is wrong, in words. */
type FieldsRefused = Refused & { says: string | null };

/** There is one list of them. */
const ID = 'own-fields';

export function useOwnFieldsEditor(shown: DefinedFields) {
  const { t } = useApp();
  const saving = useOperationMutation('ProductsSaveOwnFields');
  return useRecordEditor({
    kind: 'ownFields',
    shape: 1,
    id: ID,
    shown,
    formOf: (fields) => ownFieldsFormOf(fields ?? shown),
    readForm: readOwnFields,
    groups: ownFieldGroups,
    async send({ fields }, { version }): Promise<Saved | FieldsRefused> {
      const { saveOwnFields: now } = await saving.mutateAsync({ version: version ?? 0, fields });
      if (now.version != null) return { id: ID, version: now.version };
      return { refusal: now.refusal ?? 'FieldInvalid', by: now.by ?? null, says: now.says ?? null };
    },
    outdated: 'FieldsChanged',
    fetch: async (client) => (await refetchQuery(client, ownFieldsQuery)).ownFields,
    hrefOf: () => officeUrlOf('productFields'),
    savedText: () => t('ownFields.saved'),
  });
}
