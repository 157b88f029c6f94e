import { CollectionIcon } from '../icons/collection-icon.tsx';
import type { PaymentMethod } from '../operations.generated.ts';
import styles from './payment-marks.module.css';
import { paymentMethodMarks } from './payment-method-marks.ts';

/** The logos of a payment method. Its name stands beside them in words. */
export function PaymentMarks({ method }: { method: PaymentMethod }) {
  return (
    <span className={styles.marks}>
      {paymentMethodMarks[method].map(({ icon }) => (
        <CollectionIcon key={icon} icon={icon} size={24} />
      ))}
    </span>
  );
}
