import type { ReactNode } from 'react';
import styles from './list-foot.module.css';

/** Stays in sight at the foot of the screen while the list is scrolled. */
export function ListFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
