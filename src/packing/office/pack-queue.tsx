import { useApp } from '../../app-instance.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PackLabels } from './pack-labels.tsx';
import styles from './pack-page.module.css';
import type { PackingOrder } from './packing-queries.ts';
import { isPacked, isTaken } from './read-scan.ts';
import type { Packing } from './use-packing.ts';

const MOST_THUMBS = 4;

/** The orders to pack, the oldest first; before them those that are about to go. */
export function PackQueue({ packing, onOpen }: { packing: Packing; onOpen(number: number): void }) {
  const { t } = useApp();
  const { orders, total } = packing;
  const open = orders.filter(({ waiting }) => !waiting);
  return (
    <>
      <ul className={styles.leaving}>
        {orders.map(({ number, waiting }) =>
          waiting?.kind === 'send' ? (
            <li key={number} className={controls.soon}>
              {t('pack.sent', { number })}
            </li>
          ) : null,
        )}
      </ul>
      <PackLabels packing={packing} />
      {open.length === 0 ? <p className={styles.nothing}>{t('pack.nothing')}</p> : null}
      <ul className={styles.queue}>
        {open.map((order) => (
          <li key={order.number}>
            <QueuedOrder order={order} onOpen={() => onOpen(order.number)} />
          </li>
        ))}
      </ul>
      {total > orders.length ? <p>{t('pack.waitsMore', { count: total - orders.length })}</p> : null}
    </>
  );
}

function QueuedOrder({ order, onOpen }: { order: PackingOrder; onOpen(): void }) {
  const { t } = useApp();
  const { number, customer, carrierName, placeName, lines } = order;
  const packed = lines.reduce((sum, line) => sum + line.packed, 0);
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <button
      type="button"
      className={classNames(page.panel, styles.card)}
      onClick={onOpen}
      data-taken={isTaken(order) || undefined}
    >
      <span className={styles.thumbs}>
        {lines
          .slice(0, MOST_THUMBS)
          .map(({ position, imageUrl }) =>
            imageUrl ? <img key={position} src={imageUrl} alt="" width={56} height={56} loading="lazy" /> : null,
          )}
      </span>
      <span className={styles.cardText}>
        <b>{t('pack.begin', { number })}</b>
        <span>{customer}</span>
        <span className={layout.aside}>
          {carrierName}, {placeName}
        </span>
        <Packer order={order} />
      </span>
      <span className={styles.count} data-full={isPacked(order) || undefined}>
        {t('pack.pieces', { packed, quantity })}
      </span>
    </button>
  );
}

export function Packer({ order }: { order: PackingOrder }) {
  const { t } = useApp();
  if (isTaken(order)) return <span className={styles.taken}>{t('pack.byOther', { name: order.packer ?? '' })}</span>;
  return order.lines.some(({ packed }) => packed > 0) ? <span className={styles.mine}>{t('pack.byMe')}</span> : null;
}
