// The page on which a page or an article is written: which of them, its address says.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { loadBlockTexts } from '../../catalogue/office/blocks/load-block-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { loadPreviewTexts } from '../../ui/office/preview/late-shop-preview.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadEffectsTexts } from '../../ui/record-editor/load-effects-texts.ts';
import { blockChoicesQuery } from './block-choices-query.ts';
import { loadWrittenTexts } from './load-written-texts.ts';
import { titleOf, WrittenEditorForm } from './written-editor.tsx';
import { contentOf } from './written-form.ts';
import {
  kindIn,
  NEW_WRITING,
  type WrittenKind,
  writingChoicesQuery,
  writingQuery,
  writtenKinds,
} from './written-kind.ts';

export const loadTexts = joinTexts(
  ...[loadWrittenTexts, loadEditorTexts, loadEffectsTexts, loadPreviewTexts, loadBlockTexts],
);

type Location = PageProps['location'];

const queryOf = ({ href, params: { id = '' } }: Location) => writingQuery(kindIn(href), id);

/** The query of the text whose words a new one begins with. */
function copiedQueryOf({ href, params, search }: Location) {
  const from = params.id === NEW_WRITING ? search.get('from') : null;
  return writingQuery(kindIn(href), from ?? NEW_WRITING);
}

export const load: PageModule['load'] = async (queryClient, location) => {
  const [{ editedContent: shown }, { editedContent: copied }] = await Promise.all([
    queryClient.ensureQueryData(queryOf(location)),
    queryClient.ensureQueryData(copiedQueryOf(location)),
    queryClient.ensureQueryData(writingChoicesQuery),
  ]);
  const written = shown ?? copied;
  const { blocks = [] } = written ? contentOf(written) : {};
  await queryClient.ensureQueryData(blockChoicesQuery(blocks));
};

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  if (location.params.id === NEW_WRITING) return { title: t(writtenKinds[kindIn(location.href)].fresh) };
  const shown = queryClient.getQueryData(queryOf(location).queryKey)?.editedContent;
  const choices = queryClient.getQueryData(writingChoicesQuery.queryKey)?.contentChoices;
  if (!shown) return { title: t('contents.missingRecord'), status: 404 };
  return { title: titleOf(shown, choices?.languages ?? []) };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { id } = location.params;
  const kind = kindIn(location.href);
  // What was thrown away is not what is read again under an older version: the editor begins anew.
  const [ended, setEnded] = useState(0);
  const { editedContent: shown } = useSuspenseQuery(queryOf(location)).data;
  const { editedContent: from } = useSuspenseQuery(copiedQueryOf(location)).data;
  if (!shown && id !== NEW_WRITING) return <Missing kind={kind} />;
  const copied = from ? contentOf(from) : null;
  return (
    <WrittenEditorForm
      key={`${kind} ${id} ${from?.id} ${ended}`}
      {...{ kind, copied }}
      shown={shown ?? null}
      onEnded={() => setEnded((count) => count + 1)}
    />
  );
};

function Missing({ kind }: { kind: WrittenKind }) {
  const { t } = useApp();
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('contents.missingRecord')}
      </h1>
      <p>
        <PageLink to={officeUrlOf(writtenKinds[kind].list)}>{t(writtenKinds[kind].toList)}</PageLink>
      </p>
    </div>
  );
}
