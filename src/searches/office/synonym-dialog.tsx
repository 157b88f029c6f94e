// What a word of shoppers means: words that the shop has, a page that answers, or both.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { type Locale, languageOf, locales } from '../../i18n/locales.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { OfficeDialog } from '../../ui/office/office-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { MAX_TERM_LENGTH, synonymRefusals } from '../synonym-refusals.ts';

export type StartedSynonym = {
  locale: Locale;
  /** Empty: a new one, whose language can be chosen too. */
  term: string;
  meanings: readonly string[];
  page?: string | null | undefined;
};

type Refused = { refusal: string; said: string };

export function SynonymDialog({ start, onClose }: { start: StartedSynonym; onClose(): void }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const saving = useOperationMutation('SearchesSaveSynonym');
  const removing = useOperationMutation('SearchesRemoveSynonym');
  const [refused, setRefused] = useState<Refused | null>(null);
  const isNew = start.term === '';
  const isKept = start.meanings.length > 0 || Boolean(start.page);
  const done = async (text: string) => {
    onClose();
    showToast({ kind: 'success', text });
    await Promise.all(
      (['SearchesList', 'SearchesSynonyms'] as const).map((name) =>
        queryClient.invalidateQueries({ queryKey: [name] }),
      ),
    );
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '').trim();
    const term = isNew ? textOf('term') : start.term;
    const meanings = textOf('meanings')
      .split(/[,;\n]/)
      .map((words) => words.trim())
      .filter(Boolean);
    const locale = isNew ? (textOf('locale') as Locale) : start.locale;
    const { saveSynonym } = await saving.mutateAsync({ locale, term, meanings, page: textOf('page') || null });
    if (saveSynonym.refusal) setRefused({ refusal: saveSynonym.refusal, said: saveSynonym.said ?? '' });
    else await done(t('synonyms.saved', { term }));
  };
  const remove = async () => {
    await removing.mutateAsync({ locale: start.locale, term: start.term });
    await done(t('synonyms.removed', { term: start.term }));
  };

  return (
    <OfficeDialog title={isNew ? t('synonyms.new') : t('synonyms.meaningOf', { term: start.term })} onClose={onClose}>
      <form
        data-keep={`synonym ${start.locale} ${start.term}`}
        className={layout.stack}
        onSubmit={(event) => submit(event).catch(showToast)}
        noValidate
      >
        {isNew ? <TermFields locale={start.locale} refused={refused} /> : null}
        <MeaningFields start={start} refused={isNew && isAboutTerm(refused) ? null : refused} />
        <div className={layout.row}>
          <Button kind="primary" type="submit" isBusy={saving.isPending}>
            {t('synonyms.save')}
          </Button>
          {isKept && !isNew ? (
            <Button isBusy={removing.isPending} onClick={() => remove().catch(showToast)}>
              {t('synonyms.remove')}
            </Button>
          ) : null}
        </div>
      </form>
    </OfficeDialog>
  );
}

const isAboutTerm = (refused: Refused | null) => refused?.said === '';

function TermFields({ locale, refused }: { locale: Locale; refused: Refused | null }) {
  const { t } = useApp();
  return (
    <>
      <TextField
        label={t('synonyms.term')}
        hint={t('synonyms.termHint')}
        name="term"
        autoComplete="off"
        maxLength={MAX_TERM_LENGTH}
        error={isAboutTerm(refused) ? t('synonyms.termMissing') : undefined}
      />
      <SelectField label={t('searches.language')} name="locale" defaultValue={locale}>
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageOf(each).languageName}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function MeaningFields({ start, refused }: { start: StartedSynonym; refused: Refused | null }) {
  const { t } = useApp();
  const error = refused
    ? t(refusalMessage(synonymRefusals, refused.refusal, 'synonyms.refusal_other'), { said: refused.said })
    : undefined;
  const isOfPage = refused?.refusal === 'PageUnknown';
  return (
    <>
      <TextField
        label={t('synonyms.meanings')}
        hint={t('synonyms.meaningsHint')}
        name="meanings"
        autoComplete="off"
        defaultValue={start.meanings.join(', ')}
        error={isOfPage ? undefined : error}
      />
      <PageField page={start.page ?? ''} error={isOfPage ? error : undefined} />
    </>
  );
}

function PageField({ page, error }: { page: string; error: string | undefined }) {
  const { t, locale } = useApp();
  const asking = useQuery(operationQuery('SearchesPages', { locale }));
  const pages = asking.data?.answeringPages;
  if (!pages) {
    // A field without the pages would say that none is chosen, and saving would make it so.
    return (
      <>
        <input type="hidden" name="page" value={page} />
        <Unanswered query={asking} />
      </>
    );
  }
  return (
    <SelectField label={t('synonyms.page')} hint={t('synonyms.pageHint')} name="page" defaultValue={page} error={error}>
      <option value="">{t('synonyms.noPage')}</option>
      {pages.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </SelectField>
  );
}
