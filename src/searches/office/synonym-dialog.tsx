// What a word of shoppers means: words that the shop has, a page that answers, or both.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { type Locale, languageOf, locales } from '../../i18n/locales.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { withLateTexts } from '../../ui/office/with-late-texts.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { RecordEditorDialog } from '../../ui/record-editor/record-editor-dialog.tsx';
import { MAX_TERM_LENGTH, savedSynonymRefusals } from '../synonym-refusals.ts';
import { loadSearchTexts } from './load-search-texts.ts';
import type { StartedSynonym } from './synonym-form.ts';
import { refetchSynonymLists, useSynonymEditor } from './use-synonym-editor.ts';

type Editor = ReturnType<typeof useSynonymEditor>;

export const bindSynonymDialog = () => withLateTexts(SynonymDialog, joinTexts(loadEditorTexts, loadSearchTexts));

export function SynonymDialog({ start, onClose }: { start: StartedSynonym; onClose(): void }) {
  const { t } = useApp();
  const editor = useSynonymEditor(start, onClose);
  const { refused, problems } = editor;
  const isNew = start.term === '';
  const isKept = start.meanings.length > 0 || Boolean(start.page);
  const refusal =
    refused &&
    t(refusalMessage(savedSynonymRefusals, refused.refusal, 'synonyms.refusal_other'), { said: refused.said ?? '' });
  const isOfField = problems.some((field) => field === 'term' || field === 'page');
  return (
    <RecordEditorDialog
      {...{ editor, onClose }}
      title={isNew ? t('synonyms.new') : t('synonyms.meaningOf', { term: start.term })}
      saveText={t('synonyms.save')}
      problem={isOfField ? null : refusal}
      describe={({ names: [name], mine, theirs }) => ({
        label: t(name === 'page' ? 'synonyms.page' : 'synonyms.meanings'),
        mine: String(mine[name ?? '']),
        theirs: String(theirs[name ?? '']),
      })}
      actions={isKept && !isNew ? <RemoveButton {...{ start, editor, onClose }} /> : null}
    >
      {isNew ? <TermFields editor={editor} refusal={refusal} /> : null}
      <TextField
        label={t('synonyms.meanings')}
        hint={t('synonyms.meaningsHint')}
        autoComplete="off"
        value={editor.form.meanings}
        error={problems.includes('meanings') ? t('synonyms.refusal_MeansNothing') : undefined}
        onChange={({ target }) => editor.change({ meanings: target.value })}
      />
      <PageField editor={editor} error={problems.includes('page') ? refusal : null} />
    </RecordEditorDialog>
  );
}

type RemoveProps = { start: StartedSynonym; editor: Editor; onClose(): void };

function RemoveButton({ start: { locale, term }, editor, onClose }: RemoveProps) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const removing = useOperationMutation('SearchesRemoveSynonym');
  const remove = async () => {
    await removing.mutateAsync({ locale, term });
    editor.discard();
    onClose();
    showToast({ kind: 'success', text: t('synonyms.removed', { term }) });
    await refetchSynonymLists(queryClient);
  };
  return (
    <Button isBusy={removing.isPending} onClick={() => editor.run(remove)}>
      {t('synonyms.remove')}
    </Button>
  );
}

function TermFields({ editor: { form, change, problems }, refusal }: { editor: Editor; refusal: string | null }) {
  const { t } = useApp();
  return (
    <>
      <TextField
        label={t('synonyms.term')}
        hint={t('synonyms.termHint')}
        autoComplete="off"
        maxLength={MAX_TERM_LENGTH}
        value={form.term}
        error={problems.includes('term') ? (refusal ?? t('synonyms.termMissing')) : undefined}
        onChange={({ target }) => change({ term: target.value })}
      />
      <SelectField
        label={t('searches.language')}
        value={form.locale}
        onChange={({ target }) => change({ locale: target.value as Locale })}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageOf(each).languageName}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function PageField({ editor: { form, change }, error }: { editor: Editor; error: string | null }) {
  const { t, locale } = useApp();
  const asking = useQuery(operationQuery('SearchesPages', { locale }));
  const pages = asking.data?.answeringPages;
  if (!pages) return <Unanswered query={asking} />;
  return (
    <SelectField
      label={t('synonyms.page')}
      hint={t('synonyms.pageHint')}
      value={form.page}
      error={error ?? undefined}
      onChange={({ target }) => change({ page: target.value })}
    >
      <option value="">{t('synonyms.noPage')}</option>
      {pages.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
