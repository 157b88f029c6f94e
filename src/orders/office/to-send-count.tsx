import { useQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ordersToSendQuery } from './orders-to-send-query.ts';
import styles from './to-send-count.module.css';

/** How many orders are to be sent; nothing when there is none. */
export function ToSendCount() {
  const t = useT();
  const count = useQuery(ordersToSendQuery).data?.ordersToSend ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>, {t('shell.toSend', { count })}</VisuallyHidden>
    </span>
  );
}

const MOST_SHOWN = 99;
