// A state as a word, with a quiet mark before it: never by colour alone.
import styles from './state-mark.module.css';

/** `todo`: somebody of the shop has to act; `wait`: somebody else; `done`; `off`: nothing more happens. */
export type StateTone = 'todo' | 'wait' | 'done' | 'off';

export function StateMark({ tone, children }: { tone: StateTone; children: string }) {
  return (
    <span className={styles.state} data-tone={tone}>
      <span className={styles.mark} aria-hidden="true" />
      {children}
    </span>
  );
}
