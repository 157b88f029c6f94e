// What the home page was before, and the way back to it. Read when somebody asks for it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app-instance.tsx';
import { operationQuery, useOperationMutation } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import controls from '../../../ui/office/sheets/controls.module.css';
import layout from '../../../ui/office/sheets/office-layout.module.css';
import { Unanswered } from '../../../ui/office/unanswered.tsx';
import { useFormatMoment } from '../../../ui/office/use-format-moment.ts';
import styles from './home-editor.module.css';
import type { HomeEditor } from './use-home-editor.ts';

const versionsQuery = operationQuery('HomeVersions', {});

export function HomeVersions({ editor }: { editor: HomeEditor }) {
  const { t, showToast } = useApp();
  const format = useFormatMoment();
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const asking = useQuery({ ...versionsQuery, enabled: isOpen });
  const going = useOperationMutation('HomeGoBack');
  const goBack = async (version: number) => {
    const { goBackToHome: now } = await going.mutateAsync({ version });
    if (now.refusal) return editor.setRefused({ refusal: now.refusal, faults: now.faults ?? [] });
    await queryClient.invalidateQueries({ queryKey: versionsQuery.queryKey });
    await editor.refetch();
    showToast({ kind: 'success', text: t('homeEditor.wentBack', { version }) });
  };
  return (
    <details className={controls.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('homeEditor.versions')}</summary>
      {isOpen && !asking.data ? <Unanswered query={asking} /> : null}
      <ul className={styles.versions}>
        {asking.data?.homeVersions.map(({ version, changedBy, changedAt }, at) => (
          <li key={version}>
            <b>{t('homeEditor.version', { version })}</b>
            <span className={layout.aside}>
              {format(changedAt)} · {t('homeEditor.writtenBy', { by: changedBy })}
            </span>
            {at === 0 ? (
              <span className={layout.end}>{t('homeEditor.now')}</span>
            ) : (
              <span className={layout.end}>
                <Button
                  size="small"
                  aria-label={`${t('homeEditor.goBack')}: ${version}`}
                  isBusy={going.isPending}
                  onClick={() => editor.run(() => goBack(version))}
                >
                  {t('homeEditor.goBack')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
