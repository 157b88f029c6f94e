import { useT } from '../../app-instance.tsx';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

/** Says that what was typed before the page was loaded is there again. */
export function RestoredTyping({ onDiscard }: { onDiscard(): void }) {
  const t = useT();
  return (
    <Notice kind="info">
      {t('record.typingBack')}{' '}
      <Button size="small" kind="quiet" onClick={onDiscard}>
        {t('record.discardTyping')}
      </Button>
    </Notice>
  );
}
