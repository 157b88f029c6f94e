// The editor of a product: its parts below one another, what is worked on most beside what is looked up rarely.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../../app-instance.tsx';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { useMay } from '../../../staff/office/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import record from '../../../ui/office/record-page.module.css';
import page from '../../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../../ui/record-editor/record-editor-frame.tsx';
import { productEditorChoicesQuery, type ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContext, ProductPart } from '../editor/product-part.ts';
import { type StateSlice, statePart } from '../editor/state-part.tsx';
import { ProductMark } from '../product-mark.tsx';
import { describeProductField, problemsOf, sliceOf } from './product-form.ts';
import { ProductLinks } from './product-links.tsx';
import { productParts } from './product-parts.ts';
import { productRefusals } from './product-refusals.ts';
import { type ProductRefused, useProductEditor } from './use-product-editor.ts';

export function ProductEditorForm({ shown }: { shown: ShownProduct | null }) {
  const { locale, t } = useApp();
  const may = useMay();
  const { productEditorChoices: choices } = useSuspenseQuery(productEditorChoicesQuery).data;
  const context: PartContext = { locale, choices, maySetPrices: may(['prices.write']) };
  const editor = useProductEditor(shown, context);
  const { form, refused, problems } = editor;
  const isShown = (part: ProductPart) => part.isShown?.(sliceOf(form, part), shown) ?? true;
  const partsOf = (isAside: boolean) =>
    productParts
      .filter((part) => (part.isAside ?? false) === isAside && isShown(part))
      .map((part) => (
        <PartPanel key={part.name} {...{ part, editor, shown, context }} problems={problemsOf(part, problems)} />
      ));
  const { isDraft, publish } = usePublishing(editor);
  return (
    <RecordEditorFrame
      editor={editor}
      title={shown ? titleOf(shown, choices.languages) : t('productEditor.new')}
      mark={shown ? <ProductMark state={shown.state} /> : null}
      saveKind={isDraft ? 'plain' : 'primary'}
      isSavedByEnter
      actions={(saveButton) => (
        <>
          {shown ? <ProductLinks {...{ shown, editor, choices }} /> : null}
          {saveButton}
          {isDraft ? (
            <Button size="small" kind="primary" onClick={publish}>
              {t('products.publish')}
            </Button>
          ) : null}
        </>
      )}
      isHeadKept
      problem={refused && refusedText(refused, t)}
      describe={(collision) => describeProductField(collision, t, context)}
    >
      <div className={record.columns}>
        <div className={record.column}>{partsOf(false)}</div>
        <div className={record.column}>{partsOf(true)}</div>
      </div>
    </RecordEditorFrame>
  );
}

/** A draft is put into the shop by one press, with whatever of it is not saved yet. */
function usePublishing({ form, update, run, save, isSaving }: ReturnType<typeof useProductEditor>) {
  const state = sliceOf(form, statePart) as StateSlice;
  return {
    isDraft: state.state === 'draft' && !isSaving,
    publish() {
      update((now) => ({ ...now, [statePart.name]: { ...state, state: 'published' } }));
      run(save);
    },
  };
}

/** In the language of the catalogue's plain texts. */
export function titleOf({ texts, handle }: ShownProduct, [base]: readonly string[]): string {
  return (texts.find(({ locale }) => locale === base) ?? texts[0])?.title ?? handle;
}

type PartPanelProps = {
  part: ProductPart;
  editor: ReturnType<typeof useProductEditor>;
  shown: ShownProduct | null;
  context: PartContext;
  problems: readonly string[];
};

function PartPanel({ part, editor, shown, context, problems }: PartPanelProps) {
  const { t } = useApp();
  const { form, update: updateForm, leave } = editor;
  const update = (change: (slice: object) => object) =>
    updateForm((now) => ({ ...now, [part.name]: change(sliceOf(now, part)) }));
  return (
    <section className={page.panel} aria-labelledby={`${part.name}-heading`}>
      <h2 id={`${part.name}-heading`} className={page.panelTitle}>
        {t(part.heading)}
      </h2>
      <part.Fields
        slice={sliceOf(form, part)}
        change={(to) => update((slice) => ({ ...slice, ...to }))}
        update={update}
        leave={(field) => leave(`${part.name}.${field}`)}
        {...{ problems, shown, form, updateForm, context }}
      />
    </section>
  );
}

function refusedText({ refusal, fields }: ProductRefused, t: Translate): string {
  return t(refusalMessage(productRefusals, refusal, 'productEditor.refusal_other'), { fields: fields.join(', ') });
}
