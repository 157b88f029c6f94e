import type { ReactNode } from 'react';
import { NoticeIcon } from '../icons/notice-icon.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  kind: 'info' | 'success' | 'error';
  /** Inside a live region that was there before, which announces what enters it. */
  isInLiveRegion?: boolean;
  children: ReactNode;
};

/** Something the page has to say. Errors are announced at once, the rest when the reader is done. */
export function Notice({ kind, isInLiveRegion, children }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={styles.notice} data-kind={kind} role={isInLiveRegion ? undefined : role}>
      <NoticeIcon kind={kind} />
      <div>{children}</div>
    </div>
  );
}
