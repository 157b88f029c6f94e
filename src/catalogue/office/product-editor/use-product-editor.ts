// A product in its editor: one form, one unsaved state and one save for all parts.
import { useApp } from '../../../app-instance.tsx';
import { useOperationMutation } from '../../../query-client.ts';
import { refetchQuery } from '../../../ui/office/refetch-query.ts';
import type { Refused, Saved } from '../../../ui/record-editor/save-record.ts';
import { useRecordEditor } from '../../../ui/record-editor/use-record-editor.ts';
import { withDifferences } from '../editor/counted-stock.ts';
import { patchOf } from '../editor/patch-of.ts';
import { editedProductQuery, type ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContext } from '../editor/product-part.ts';
import { productHref } from '../product-href.ts';
import { productFormOf, productGroups, readProductForm, settledProductForm } from './product-form.ts';

/** `fields`: those that it is about, as the patch names them. `by`: who has changed them meanwhile. */
export type ProductRefused = Refused & { fields: readonly string[]; by: string | null };

export function useProductEditor(shown: ShownProduct | null, context: PartContext) {
  const { t } = useApp();
  const saving = useOperationMutation('ProductsSave');
  return useRecordEditor({
    kind: 'product',
    shape: 4,
    id: shown?.id ?? null,
    shown,
    formOf: (product) => productFormOf(product, context),
    readForm: (form) => readProductForm(form, context),
    groups: productGroups,
    settled: settledProductForm,
    async send(content, { id, version, before, newId, key }): Promise<Saved | ProductRefused> {
      const patch = JSON.stringify(withDifferences(patchOf(content, before), { before, key, version }));
      const { saveProduct: now } = await saving.mutateAsync({ id, version, patch, newId });
      if (now.id && now.version != null) return { id: now.id, version: now.version };
      return { refusal: now.refusal ?? 'other', fields: now.fields ?? [], by: now.by ?? null, id: now.id ?? null };
    },
    outdated: 'FieldsChanged',
    fetch: async (client, id) => (await refetchQuery(client, editedProductQuery(id))).editedProduct,
    hrefOf: productHref,
    savedText: () => t('productEditor.saved'),
  });
}
