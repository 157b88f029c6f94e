import type { Translate } from '../../i18n/translate.ts';
import styles from './connection-banner.module.css';

/** `t` has the texts of failures, which are no page's; `isStaying` once somebody wanted to go on. */
export function ConnectionBanner({ t, isStaying }: { t: Translate; isStaying: boolean }) {
  return (
    <div className={styles.banner}>
      <svg className={styles.drawing} viewBox="0 0 64 40" aria-hidden="true">
        <path className={styles.cord} d="M0 30C10 30 8 20 18 20M46 20C56 20 54 10 64 10" />
        <path className={styles.plug} d="M17 12L27 10V30L17 28Z" />
        <path className={styles.pin} d="M27 15H32M27 25H32" />
        <path className={styles.socket} d="M38 10L47 12V28L38 30Z" />
      </svg>
      <p className={styles.text}>
        <strong>{t('error.offlineTitle')}</strong>{' '}
        <span>{t(isStaying ? 'error.offlineStay' : 'error.offlineText')}</span>
      </p>
    </div>
  );
}
