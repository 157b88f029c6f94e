// The editor of a product: its parts below one another, what is worked on most beside what is looked up rarely.
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { useApp, useT } from '../../../app-instance.tsx';
import { useMay } from '../../../staff/office/use-may.ts';
import { Button } from '../../../ui/button.tsx';
import { AfterHydration } from '../../../ui/office/after-hydration.tsx';
import record from '../../../ui/office/record-page.module.css';
import { StateMark } from '../../../ui/office/state-mark.tsx';
import page from '../../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../../ui/record-editor/record-editor-frame.tsx';
import '../../../ui/office/sheets/segments.module.css';
import '../../../ui/office/preview/shop-preview.module.css';
import styles from '../editor/product-editor.module.css';
import { productEditorChoicesQuery, type ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContext, ProductForm, ProductPart } from '../editor/product-part.ts';
import { type StateSlice, statePart } from '../editor/state-part.tsx';
import { productTones } from '../product-tones.ts';
import { PartLinks } from './part-links.tsx';
import { describeProductField, problemsOf, sliceOf } from './product-form.ts';
import { productParts } from './product-parts.ts';
import { useProductEditor } from './use-product-editor.ts';

// It comes after the first view, whose bytes are counted.
const ProductRefused = lazy(async () => ({
  default: await (await import('./product-refused.tsx')).bindProductRefused(),
}));
const ProductLinks = lazy(async () => ({ default: (await import('./product-links.tsx')).ProductLinks }));

export function ProductEditorForm({ shown }: { shown: ShownProduct | null }) {
  const { locale, t } = useApp();
  const may = useMay();
  const { productEditorChoices: choices } = useSuspenseQuery(productEditorChoicesQuery).data;
  const maySetPrices = may(['prices.write']);
  const context: PartContext = useMemo(() => ({ locale, choices, maySetPrices }), [locale, choices, maySetPrices]);
  const editor = useProductEditor(shown, context);
  const { form, refused, problems } = editor;
  const isShown = (part: ProductPart) => part.isShown?.(sliceOf(form, part), shown) ?? true;
  const shownParts = productParts.filter(isShown);
  const partsOf = (isAside: boolean) =>
    shownParts
      .filter((part) => (part.isAside ?? false) === isAside)
      .map((part) => (
        <PartPanel
          key={part.name}
          {...{ part, form, shown, context }}
          problems={problemsOf(part, problems)}
          updateForm={editor.update}
          leave={editor.leave}
        />
      ));
  const { isDraft, publish } = usePublishing(editor);
  return (
    <RecordEditorFrame
      editor={editor}
      title={shown ? titleOf(shown, choices.languages) : t('productEditor.new')}
      mark={shown ? <EditedMark {...shown} /> : null}
      saveKind={isDraft ? 'plain' : 'primary'}
      isSavedByEnter
      actions={(saveButton) => (
        <>
          {saveButton}
          {isDraft ? <PublishButton onClick={publish} /> : null}
        </>
      )}
      isHeadKept
      headEnd={<PartLinks parts={shownParts} faulty={(part) => problemsOf(part, problems).length > 0} />}
      problem={
        refused && (
          <Suspense>
            <ProductRefused {...refused} />
          </Suspense>
        )
      }
      describe={(collision) => describeProductField(collision, t, { form, context })}
    >
      <div className={styles.links}>
        <AfterHydration>
          <ProductLinks {...{ shown, editor, context }} />
        </AfterHydration>
      </div>
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

function PublishButton({ onClick }: { onClick(): void }) {
  const t = useT();
  return (
    <Button size="small" kind="primary" onClick={onClick}>
      {t('productEditor.publish')}
    </Button>
  );
}

function EditedMark({ state, publishAt }: ShownProduct) {
  const t = useT();
  if (publishAt) return <StateMark tone="wait">{t('productEditor.state_planned')}</StateMark>;
  return <StateMark tone={productTones[state]}>{t(`productEditor.state_${state}`)}</StateMark>;
}

/** The title in the language of the catalogue's plain texts. */
export function titleOf({ texts, handle }: ShownProduct, [base]: readonly string[]): string {
  return (texts.find(({ locale }) => locale === base) ?? texts[0])?.title ?? handle;
}

type PartPanelProps = {
  part: ProductPart;
  form: ProductForm;
  shown: ShownProduct | null;
  context: PartContext;
  problems: readonly string[];
  updateForm(change: (form: ProductForm) => ProductForm): void;
  leave(field: string): void;
};

/** A sign that is typed into one part renders no other, unless that looks at it. */
function PartPanel({ part, form, shown, context, problems, updateForm, leave }: PartPanelProps) {
  const { t } = useApp();
  const seen = Object.fromEntries([part.name, ...(part.looksAt ?? [])].map((name) => [name, form[name] ?? {}]));
  const update = (change: (slice: object) => object) =>
    updateForm((now) => ({ ...now, [part.name]: change(sliceOf(now, part)) }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes the form works on the latest.
  return useMemo(
    () => (
      <section className={page.panel} aria-labelledby={`${part.name}-heading`}>
        <h2 id={`${part.name}-heading`} className={page.panelTitle} tabIndex={-1}>
          {t(part.heading)}
        </h2>
        <part.Fields
          slice={sliceOf(seen, part)}
          change={(to) => update((slice) => ({ ...slice, ...to }))}
          update={update}
          leave={(field) => leave(`${part.name}.${field}`)}
          form={seen}
          {...{ problems, shown, updateForm, context }}
        />
      </section>
    ),
    [t, shown, context, String(problems), ...Object.values(seen)],
  );
}
