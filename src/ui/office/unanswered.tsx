// What stands in a dialog or a panel as long as that which it asked for is not here: that it is on its way, or why it did not
// come, with the way to try again. Nothing that somebody has opened is empty without a word.
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import layout from './sheets/office-layout.module.css';

/** What `useQuery` says. Without an error the answer has come, and was that there is no such thing. */
export type AskedQuery = { error: Error | null; isFetching: boolean; refetch(): Promise<unknown> };

export function Unanswered({ query: { error, isFetching, refetch } }: { query: AskedQuery }) {
  const t = useT();
  /** What was said when it was asked for again: it stays, and the focus with it, until the answer is here. */
  const [said, setSaid] = useState<MessageKey | null>(null);
  const reason = isFetching ? said : reasonOf(error);
  if (reason === null) {
    return (
      <p role="status" className={layout.aside}>
        {t('site.loading')}
      </p>
    );
  }
  const askAgain = () => {
    setSaid(reason);
    void refetch();
  };
  return (
    <Notice kind="error">
      <p>{t(reason)}</p>
      <Button size="small" isBusy={isFetching} onClick={askAgain}>
        {t('error.tryAgain')}
      </Button>
    </Notice>
  );
}

function reasonOf(error: Error | null): MessageKey {
  if (error === null) return 'unanswered.notThere';
  return 'code' in error && error.code === 'FORBIDDEN' ? 'office.forbidden' : 'unanswered.failed';
}
