import { useEffect, useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { useOperationMutation } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PackLine } from './pack-line.tsx';
import styles from './pack-page.module.css';
import { PackSendDialog } from './pack-send-dialog.tsx';
import type { PackingOrder } from './packing-queries.ts';
import { isPacked, isTaken } from './read-scan.ts';
import type { Packing } from './use-packing.ts';

type PackOrderProps = {
  /** Null when it does not wait any more. */
  order: PackingOrder | null;
  packing: Packing;
  onDone(): void;
};

export function PackOrder({ order, packing, onDone }: PackOrderProps) {
  const { t } = useApp();
  if (!order || order.waiting) return <Notice kind="info">{t('pack.gone')}</Notice>;
  return <OpenOrder order={order} packing={packing} onDone={onDone} />;
}

function OpenOrder({ order, packing, onDone }: PackOrderProps & { order: PackingOrder }) {
  const { t } = useApp();
  const { number, customer, carrierName, placeName, pickupPoint, customs, note, isDueOnDelivery, lines } = order;
  const isComplete = isPacked(order);
  const [isSending, setIsSending] = useState(false);
  // The last product asks by itself; anyone who closes that has something else in mind.
  useEffect(() => {
    if (isComplete) setIsSending(true);
  }, [isComplete]);
  const isForeign = isTaken(order);
  const next = lines.find(({ packed, quantity }) => packed < quantity);
  return (
    <>
      <section className={styles.about}>
        <p>
          <b>{customer}</b>, {placeName}
        </p>
        <p>{[carrierName, pickupPoint].filter(Boolean).join(' · ')}</p>
        {isDueOnDelivery ? <p className={styles.due}>{t('pack.dueOnDelivery')}</p> : null}
        {customs ? <Notice kind="info">{customs}</Notice> : null}
        {note ? (
          <p className={styles.note}>
            <span className={layout.aside}>{t('pack.note')}</span> {note}
          </p>
        ) : null}
      </section>
      {isForeign ? <TakeOver order={order} packing={packing} /> : null}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.position}>
            <PackLine
              line={line}
              isNext={line === next}
              isLocked={isForeign}
              onCount={(quantity) => packing.count(number, line.position, quantity)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span>{isComplete ? t('pack.packed') : null}</span>
        <Button kind={isComplete ? 'primary' : 'plain'} disabled={isForeign} onClick={() => setIsSending(true)}>
          {t('pack.send')}
        </Button>
      </div>
      {isSending ? (
        <PackSendDialog order={order} packing={packing} onClose={() => setIsSending(false)} onSent={onDone} />
      ) : null}
    </>
  );
}

function TakeOver({ order, packing }: { order: PackingOrder; packing: Packing }) {
  const { t, showToast } = useApp();
  const { mutate, isPending } = useOperationMutation('PackingTakeOver');
  const { number, packer } = order;
  const name = packer ?? '';
  const takeOver = () =>
    mutate({ number }, { onError: showToast, onSettled: () => packing.readQueue().catch(() => undefined) });
  return (
    <Notice kind="info">
      <p>{t('pack.taken', { number, name })}</p>
      <Button size="small" onClick={takeOver} isBusy={isPending}>
        {t('pack.takeOver', { name })}
      </Button>
    </Notice>
  );
}
