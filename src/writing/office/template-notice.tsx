// Kasa's own text of a page has changed, because the law or the shop has: offered, and never put in by itself.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { languageNameIn } from '../../i18n/language-name.ts';
import { operationQuery, useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import type { WrittenEditor } from './use-written-editor.ts';
import type { WrittenContent } from './written-form.ts';
import type { ShownWriting, WritingChoices } from './written-kind.ts';

type Props = { shown: ShownWriting; editor: WrittenEditor; choices: WritingChoices };

export function TemplateNotice({ shown: { id, newTemplate }, editor }: Props) {
  const { t, locale, showToast } = useApp();
  const client = useQueryClient();
  const keeping = useOperationMutation('ContentsKeepText');
  if (newTemplate.length === 0) return null;
  const take = async () => {
    const { pageTemplate } = await client.fetchQuery(operationQuery('ContentsTemplate', { slug: id }));
    if (!pageTemplate) return;
    const { texts } = JSON.parse(pageTemplate) as WrittenContent;
    const taken = Object.entries(texts).filter(([language]) => newTemplate.includes(language));
    editor.update((form) => ({ ...form, texts: { ...form.texts, ...Object.fromEntries(taken) } as typeof form.texts }));
    showToast({ kind: 'success', text: t('contents.templateTaken') });
  };
  const keep = async () => {
    await keeping.mutateAsync({ slug: id });
    await editor.refetch();
    showToast({ kind: 'success', text: t('contents.templateKept') });
  };
  const languages = newTemplate.map((language) => languageNameIn(locale, language)).join(', ');
  return (
    <Notice kind="info">
      {t('contents.newTemplate')} {t('contents.templateLanguages', { languages })}
      <span className={layout.row}>
        <Button size="small" onClick={() => editor.run(take)}>
          {t('contents.takeTemplate')}
        </Button>
        <Button size="small" kind="quiet" isBusy={keeping.isPending} onClick={() => editor.run(keep)}>
          {t('contents.keepMine')}
        </Button>
      </span>
    </Notice>
  );
}
