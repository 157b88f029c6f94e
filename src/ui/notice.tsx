import type { ReactNode } from 'react';
import { NoticeIcon } from '../icons/notice-icon.tsx';
import styles from './notice.module.css';

type NoticeProps = {
  kind: 'info' | 'success' | 'error';
  /** Whether it is inside an existing live region, which announces its new content. */
  isInLiveRegion?: boolean;
  children: ReactNode;
};

/** A message on the page. Screen readers announce errors immediately, other notices when they are done reading. */
export function Notice({ kind, isInLiveRegion, children }: NoticeProps) {
  const role = kind === 'error' ? 'alert' : 'status';
  return (
    <div className={styles.notice} data-kind={kind} role={isInLiveRegion ? undefined : role}>
      <NoticeIcon kind={kind} />
      <div>{children}</div>
    </div>
  );
}
