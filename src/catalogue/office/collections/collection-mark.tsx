import { useApp } from '../../../app-instance.tsx';
import { StateMark } from '../../../ui/office/state-mark.tsx';

export function CollectionMark({ isHidden }: { isHidden: boolean }) {
  const { t } = useApp();
  return (
    <StateMark tone={isHidden ? 'off' : 'done'}>
      {t(isHidden ? 'collections.state_hidden' : 'collections.state_shown')}
    </StateMark>
  );
}
