import { useT } from '../../app-instance.tsx';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';

type RestoredTypingProps = { text: 'record.typingBack' | 'record.closed'; onDiscard(): void };

/** Says of what was typed that it is there again, or that it cannot be saved, and lets it go. */
export function RestoredTyping({ text, onDiscard }: RestoredTypingProps) {
  const t = useT();
  return (
    <Notice kind="info">
      {t(text)}{' '}
      <Button size="small" kind="quiet" onClick={onDiscard}>
        {t('record.discardTyping')}
      </Button>
    </Notice>
  );
}
