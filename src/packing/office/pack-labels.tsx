// What is packed and has not been sent goes with one press, each order with a label of its carrier: all labels are one document.
import { useT } from '../../app-instance.tsx';
import { BatchStatus } from '../../order-actions/office/batch-status.tsx';
import { useOrderBatch } from '../../order-actions/office/use-order-batch.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { useIsOnline } from '../../ui/office/use-is-online.ts';
import styles from './pack-page.module.css';
import { isPacked, isTaken } from './read-scan.ts';
import type { Packing } from './use-packing.ts';

export function PackLabels({ packing }: { packing: Packing }) {
  const t = useT();
  const isOnline = useIsOnline();
  const batch = useOrderBatch();
  const packed = packing.orders.filter((order) => isPacked(order) && !isTaken(order) && !order.waiting);
  const sendAll = () => {
    const chosen = new Map(packed.map(({ number, version }) => [number, version]));
    batch.ask('send_labelled', chosen, () => packing.readQueue().catch(() => undefined));
  };
  return (
    <div className={classNames(layout.stack, styles.labels)}>
      {packing.isLabelling && packed.length > 0 ? (
        <Button isWide isBusy={batch.isPending} disabled={!isOnline} onClick={sendAll}>
          {t('pack.sendLabelled', { count: packed.length })}
        </Button>
      ) : null}
      <BatchStatus batch={batch.shown} onClose={batch.close} />
    </div>
  );
}
