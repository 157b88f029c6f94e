import { useEffect, useRef, useState } from 'react';
import { useT } from '../app-instance.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './payment-fields.module.css';

/** How long the bank's app gives the shopper to approve. */
export const BLIK_WAIT_S = 60;

/** The seconds at which a screen reader announces the time left; every second would be too much. */
const announcedAt = [30, 10];

/** "Approve in your bank's app", with the seconds left. Takes the focus. */
export function BlikWait() {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(BLIK_WAIT_S);
  useEffect(() => {
    box.current?.focus();
    const end = Date.now() + BLIK_WAIT_S * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 250);
    return () => clearInterval(timer);
  }, []);
  const announced = announcedAt.findLast((seconds) => left <= seconds);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is nothing in it to fill in
    <div className={styles.wait} ref={box} role="group" tabIndex={-1} aria-labelledby="blik-wait-title">
      <p className={styles.seconds} aria-hidden="true">
        {left}
      </p>
      <div>
        <p className={styles.waitTitle} id="blik-wait-title">
          {t(left > 0 ? 'method.blikApprove' : 'method.blikAsking')}
        </p>
        <p className={styles.small}>{t('method.blikApproveHint')}</p>
      </div>
      <progress className={styles.waitBar} max={BLIK_WAIT_S} value={left} aria-hidden="true" />
      <p role="status">
        {left > 0 && announced ? (
          <VisuallyHidden>{t('method.blikSecondsLeft', { count: announced })}</VisuallyHidden>
        ) : null}
      </p>
    </div>
  );
}
