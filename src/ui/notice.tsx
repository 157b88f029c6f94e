import type { ReactNode } from 'react';
import { NoticeIcon } from '../icons/notice-icon.tsx';
import { classNames } from './class-names.ts';
import styles from './notice.module.css';

type NoticeProps = { kind: 'info' | 'success' | 'error'; children: ReactNode };

/** Something the page has to say. Errors are announced at once, the rest when the reader is done. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <NoticeIcon kind={kind} />
      <div>{children}</div>
    </div>
  );
}
