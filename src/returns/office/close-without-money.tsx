// A return for which no money is due: nothing was paid, or all of it has gone back. It is closed, and opened again.
import { useApp } from '../../app-instance.tsx';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ManagedReturn } from './managed-return-query.ts';
import { useReturnChange } from './use-return-change.ts';

type Because = NonNullable<ManagedReturn['closedBecause']>;

export function CloseWithoutMoney({ number, because }: { number: number; because: Because }) {
  const { t } = useApp();
  const { change, isPending, problem } = useReturnChange('ReturnsClose');
  return (
    <>
      <p>{t(`returns.because_${because}`)}</p>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <Button kind="primary" isBusy={isPending} onClick={() => change({ numbers: [number] })}>
        {t('returns.close')}
      </Button>
    </>
  );
}

export function ClosedWithoutMoney({ number, because }: { number: number; because: Because }) {
  const { t } = useApp();
  const may = useMay();
  const { change, isPending, problem } = useReturnChange('ReturnsReopen');
  return (
    <>
      <p>{t(`returns.because_${because}`)}</p>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      {may(['orders.refund']) ? (
        <Button size="small" isBusy={isPending} onClick={() => change({ numbers: [number] })}>
          {t('returns.reopen')}
        </Button>
      ) : null}
    </>
  );
}
