// What was published before, and the way back: its words are typed in, and saved or published as any others.
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useFormatMoment } from '../../ui/office/use-format-moment.ts';
import page from '../../ui/office/work-page.module.css';
import type { WrittenEditor } from './use-written-editor.ts';
import styles from './written-editor.module.css';
import { fieldsOf, type WrittenContent } from './written-form.ts';
import type { ShownWriting, WritingChoices, WrittenKind } from './written-kind.ts';

type Props = { kind: WrittenKind; shown: ShownWriting; editor: WrittenEditor; choices: WritingChoices };

export function WrittenVersions({ kind, shown, editor, choices }: Props) {
  const { t, showToast } = useApp();
  const client = useQueryClient();
  const format = useFormatMoment();
  const takeBack = async (version: number) => {
    const found = await client.fetchQuery(operationQuery('ContentsVersion', { kind, id: shown.id, version }));
    if (!found.contentVersion) return showToast({ kind: 'error', text: t('contents.refusal_VersionUnknown') });
    const former = JSON.parse(found.contentVersion) as WrittenContent;
    editor.update((form) => ({ ...form, ...fieldsOf(former, choices.languages) }));
    showToast({ kind: 'success', text: t('contents.backDone', { version }) });
  };
  const [now] = shown.versions;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('contents.versions')}</h2>
      {now ? null : <p className={layout.aside}>{t('contents.noVersions')}</p>}
      <ol className={styles.versions}>
        {shown.versions.map(({ version, changedBy, changedAt }) => (
          <li key={version}>
            <span>
              {t('contents.version', { version, at: format(changedAt) })} <span className={page.soft}>{changedBy}</span>
            </span>
            {version === now?.version && !shown.isDrafted ? null : (
              <Button size="small" kind="quiet" onClick={() => editor.run(() => takeBack(version))}>
                {t('contents.back')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
