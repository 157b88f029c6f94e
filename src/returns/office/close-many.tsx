// Many returns closed at once, without money: each answers for itself, and what was closed can be opened again.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { returnRefusals } from '../../fulfilment/office/return-refusals.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { ReturnsCloseMutation } from '../../office-operations.generated.ts';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';

type Changed = ReturnsCloseMutation['closeReturns'];

export function useCloseMany() {
  const { showToast } = useApp();
  const queryClient = useQueryClient();
  const closing = useOperationMutation('ReturnsClose');
  const reopening = useOperationMutation('ReturnsReopen');
  const [answer, setAnswer] = useState<Changed | null>(null);
  const work = async (change: () => Promise<Changed | null>) => {
    try {
      setAnswer(await change());
    } catch (error) {
      showToast(error as Error);
    }
    await queryClient.invalidateQueries({ queryKey: ['ReturnsList'] });
  };
  return {
    answer,
    isPending: closing.isPending || reopening.isPending,
    close: (numbers: number[]) => work(async () => (await closing.mutateAsync({ numbers })).closeReturns),
    reopen: (numbers: number[]) =>
      work(async () => {
        const { refused } = (await reopening.mutateAsync({ numbers })).reopenReturns;
        return refused.length > 0 ? { changed: [], refused } : null;
      }),
  };
}

/** The live region is there before there is anything to say. */
export function ClosedMany({ answer, isPending, reopen }: ReturnType<typeof useCloseMany>) {
  const { t } = useApp();
  return (
    <div role="status">
      {answer ? (
        <Notice kind="info" isInLiveRegion>
          {answer.changed.length > 0 ? (
            <p>
              {t('returns.closedMany', { count: answer.changed.length })}{' '}
              <Button size="small" isBusy={isPending} onClick={() => reopen(answer.changed)}>
                {t('returns.undo')}
              </Button>
            </p>
          ) : null}
          {answer.refused.length > 0 ? <LeftAsTheyAre refused={answer.refused} /> : null}
        </Notice>
      ) : null}
    </div>
  );
}

function LeftAsTheyAre({ refused }: Pick<Changed, 'refused'>) {
  const { t } = useApp();
  return (
    <>
      <p>{t('returns.leftMany', { count: refused.length })}</p>
      <ul>
        {refused.map(({ number, refusal }) => (
          <li key={number}>
            <PageLink to={officeUrlOf('managedReturn', undefined, { number: String(number) })}>
              {String(number)}
            </PageLink>{' '}
            {t(refusalMessage(returnRefusals, refusal, 'returns.refused'))}
          </li>
        ))}
      </ul>
    </>
  );
}
