// The switch of assistants: whether the shop answers them. The rest of their settings has a page of its own.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { useStaffMutation } from '../../staff/office/use-staff-mutation.tsx';
import { Button } from '../../ui/button.tsx';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { Unanswered } from '../../ui/office/unanswered.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { assistantFiguresQuery, assistantSettingsQuery } from './assistant-queries.ts';

export function AssistantSwitch({ isOpen }: { isOpen: boolean }) {
  const { t } = useApp();
  const may = useMay();
  return (
    <>
      <StateMark tone={isOpen ? 'done' : 'off'}>
        {t(isOpen ? 'assistantFigures.open' : 'assistantFigures.shut')}
      </StateMark>
      {may(['settings.write']) ? (
        <>
          <SwitchButton isOpen={isOpen} />
          <PageLink to={officeUrlOf('settingsDocument', undefined, { document: 'assistants' })}>
            {t('assistantFigures.settings')}
          </PageLink>
        </>
      ) : null}
    </>
  );
}

function SwitchButton({ isOpen }: { isOpen: boolean }) {
  const { t, showToast } = useApp();
  const queryClient = useQueryClient();
  const query = useQuery(assistantSettingsQuery);
  const shown = query.data?.settingsDocument;
  const { run, isPending } = useStaffMutation('SettingsSave');
  const press = async () => {
    if (!shown) return;
    const data = JSON.stringify({ ...JSON.parse(shown.data), isOpen: !isOpen });
    const answer = await run({ name: shown.name, version: shown.version, data, told: [] });
    if (!answer) return;
    const isSaved = answer.saveSettings.version != null;
    showToast({
      kind: isSaved ? 'success' : 'error',
      text: t(isSaved ? 'assistantFigures.saved' : 'assistantFigures.notSaved'),
    });
    await Promise.all(
      [assistantFiguresQuery, assistantSettingsQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
  if (!shown && query.isError) return <Unanswered query={query} />;
  return (
    <Button size="small" isBusy={isPending || !shown} onClick={press}>
      {t(isOpen ? 'assistantFigures.shutNow' : 'assistantFigures.openNow')}
    </Button>
  );
}
