// The page of an editor, for pages and for articles: alike but for what they are about.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { loadPictureTexts } from '../../catalogue/office/pictures/load-picture-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { loadPreviewTexts } from '../../ui/office/preview/late-shop-preview.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadEditorTexts } from '../../ui/record-editor/load-editor-texts.ts';
import { loadRichTextTexts } from '../../ui/rich-text/load-rich-text-texts.ts';
import { loadWrittenTexts } from './load-written-texts.ts';
import { titleOf, WrittenEditorForm } from './written-editor.tsx';
import { contentOf } from './written-form.ts';
import { NEW_WRITING, type WrittenKind, writingChoicesQuery, writingQuery, writtenKinds } from './written-kind.ts';

export const loadWritingTexts = joinTexts(
  ...[loadWrittenTexts, loadEditorTexts, loadRichTextTexts, loadPreviewTexts, loadPictureTexts],
);

export function writingPage(kind: WrittenKind) {
  const named = (id: string | undefined) => writingQuery(kind, id ?? '');
  /** Whose words a new one begins with. */
  const fromOf = ({ params, search }: PageProps['location']) =>
    params.id === NEW_WRITING ? (search.get('from') ?? NEW_WRITING) : NEW_WRITING;
  return {
    load: (queryClient, location) =>
      Promise.all([
        queryClient.ensureQueryData(named(location.params.id)),
        queryClient.ensureQueryData(named(fromOf(location))),
        queryClient.ensureQueryData(writingChoicesQuery),
      ]),
    head({ queryClient, location, t }) {
      if (location.params.id === NEW_WRITING) return { title: t(writtenKinds[kind].fresh) };
      const shown = queryClient.getQueryData(named(location.params.id).queryKey)?.editedContent;
      const choices = queryClient.getQueryData(writingChoicesQuery.queryKey)?.contentChoices;
      if (!shown) return { title: t('contents.missingRecord'), status: 404 };
      return { title: titleOf(shown, choices?.languages ?? []) };
    },
    Page({ location }) {
      const { id } = location.params;
      const { editedContent: shown } = useSuspenseQuery(named(id)).data;
      const { editedContent: from } = useSuspenseQuery(named(fromOf(location))).data;
      if (!shown && id !== NEW_WRITING) return <Missing kind={kind} />;
      const copied = from ? contentOf(from) : null;
      return <WrittenEditorForm key={`${id} ${from?.id}`} {...{ kind, copied }} shown={shown ?? null} />;
    },
  } satisfies PageModule;
}

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
