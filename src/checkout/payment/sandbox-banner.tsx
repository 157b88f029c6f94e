import { useT } from '../../app-instance.tsx';
import styles from '../checkout.module.css';

/** Stands above every page where a payment begins: nobody should believe to have bought something. */
export function SandboxBanner() {
  const t = useT();
  return (
    <p className={styles.sandbox}>
      <strong>{t('payment.sandbox')}</strong>
    </p>
  );
}
