// The editor of a collection: what it says, how it is filled, and what is in it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../../addresses.ts';
import { useApp } from '../../../app-instance.tsx';
import { isLocale } from '../../../i18n/locales.ts';
import { refusalMessage } from '../../../i18n/refusal-message.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import record from '../../../ui/office/record-page.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import page from '../../../ui/office/work-page.module.css';
import { RecordEditorFrame } from '../../../ui/record-editor/record-editor-frame.tsx';
import { collectionRefusals } from '../../collections/collection-refusals.ts';
import { CollectionMark } from './collection-mark.tsx';
import { CollectionPicture } from './collection-picture.tsx';
import { collectionChoicesQuery, type ShownCollection } from './collection-queries.ts';
import { CollectionTexts } from './collection-texts.tsx';
import { CollectionUses } from './collection-uses.tsx';
import { describeCollectionField } from './describe-collection-field.ts';
import { FillFields } from './fill-fields.tsx';
// The sheet comes with the page: the products of the collection load after it.
import './member-row.module.css';
import '../../../ui/office/sheets/record-parts.module.css';
import '../../../ui/office/type-ahead.module.css';
import { useCollectionEditor } from './use-collection-editor.ts';

/** Searching and dragging come by themselves, below what is read first. */
export const CollectionMembers = latePart(async () => (await import('./collection-members.tsx')).CollectionMembers);

export function CollectionEditorForm({ shown }: { shown: ShownCollection | null }) {
  const { t } = useApp();
  const { collectionChoices: choices } = useSuspenseQuery(collectionChoicesQuery).data;
  const editor = useCollectionEditor(shown, choices);
  const { refused } = editor;
  return (
    <RecordEditorFrame
      editor={editor}
      title={shown ? titleOf(shown, choices.languages) : t('collections.new')}
      mark={shown ? <CollectionMark isHidden={shown.isHidden} /> : null}
      saveKind="primary"
      isSavedByEnter
      actions={(saveButton) => saveButton}
      problem={
        refused &&
        t(refusalMessage(collectionRefusals, refused.refusal, 'collections.refusal_other'), {
          fields: refused.fields.join(', '),
        })
      }
      describe={(collision) => describeCollectionField(collision, t)}
      after={
        shown ? (
          <CollectionMembers key={shown.id} collection={shown} onChanged={editor.refetch} />
        ) : (
          <p className={layout.aside}>{t('collections.saveFirst')}</p>
        )
      }
    >
      <div className={record.columns}>
        <div className={record.column}>
          <CollectionTexts editor={editor} choices={choices} />
          <FillFields editor={editor} choices={choices} shown={shown} />
        </div>
        <div className={record.column}>
          <Visibility {...{ editor, shown }} />
          <CollectionPicture editor={editor} />
          {shown ? <CollectionUses collection={shown} editor={editor} /> : null}
        </div>
      </div>
    </RecordEditorFrame>
  );
}

/** The title in the language of the catalogue's plain texts. */
export function titleOf({ texts, handle }: ShownCollection, [base]: readonly string[]): string {
  return (texts.find(({ locale }) => locale === base) ?? texts[0])?.title ?? handle;
}

type VisibilityProps = { editor: ReturnType<typeof useCollectionEditor>; shown: ShownCollection | null };

function Visibility({ editor: { form, problems, change, leave }, shown }: VisibilityProps) {
  const { t, locale } = useApp();
  const { collectionChoices } = useSuspenseQuery(collectionChoicesQuery).data;
  const [base] = collectionChoices.languages;
  const to = shown && urlOf('listing', { locale: isLocale(base) ? base : locale, collection: shown.handle });
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('collections.visibility')}</h2>
      <div className={layout.stack}>
        <CheckboxField
          label={t('collections.isShown')}
          hint={form.isShown ? undefined : t('collections.hiddenHint')}
          checked={form.isShown}
          onChange={({ target }) => change({ isShown: target.checked })}
        />
        <TextField
          label={t('collections.handle')}
          hint={t(shown ? 'collections.handleHint' : 'collections.handleNewHint')}
          error={problems.includes('handle') ? t('collections.refusal_HandleInvalid') : null}
          value={form.handle}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          onChange={({ target }) => change({ handle: target.value })}
          onBlur={() => leave('handle')}
        />
        {to && !shown.isHidden ? (
          <p>
            <a href={to} target="_blank" rel="noreferrer">
              {t('collections.seeInShop')}
            </a>
          </p>
        ) : null}
      </div>
    </section>
  );
}
