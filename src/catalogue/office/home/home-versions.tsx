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

/** The version that nobody has set. */
const COMPOSED = 0;

const versionsQuery = operationQuery('HomeVersions', {});

type Props = { editor: HomeEditor; isComposed: boolean };

/** `isComposed`: the page that is in the shop is the composed one. */
export function HomeVersions({ editor, isComposed }: Props) {
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
    const text = version === COMPOSED ? t('homeEditor.wentAutomatic') : t('homeEditor.wentBack', { version });
    showToast({ kind: 'success', text });
  };
  const button = (version: number, label: string) => (
    <span className={layout.end}>
      <Button
        size="small"
        aria-label={version === COMPOSED ? undefined : `${label}: ${version}`}
        isBusy={going.isPending}
        onClick={() => editor.run(() => goBack(version))}
      >
        {label}
      </Button>
    </span>
  );
  return (
    <details className={controls.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('homeEditor.versions')}</summary>
      {isOpen && !asking.data ? <Unanswered query={asking} /> : null}
      <ul className={styles.versions}>
        {asking.data?.homeVersions.map(({ version, changedBy, changedAt }, at) => (
          <li key={version}>
            <b>{t('homeEditor.version', { version })}</b>
            <span className={layout.aside}>
              {format(changedAt)} · {changedBy}
            </span>
            {at === 0 ? (
              <span className={layout.end}>{t('homeEditor.now')}</span>
            ) : (
              button(version, t('homeEditor.goBack'))
            )}
          </li>
        ))}
        {asking.data && !isComposed ? (
          <li>
            <b>{t('homeEditor.automatic')}</b>
            {button(COMPOSED, t('homeEditor.goAutomatic'))}
          </li>
        ) : null}
      </ul>
    </details>
  );
}
