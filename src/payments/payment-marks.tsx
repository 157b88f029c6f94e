import { CollectionIcon } from '../icons/collection-icon.tsx';
import { factsOf, type ListedMethod } from './methods/payment-methods.ts';
import styles from './payment-marks.module.css';

/** The logos of a payment method. Its name is in the text beside them. */
export function PaymentMarks({ method }: { method: ListedMethod }) {
  return (
    <span className={styles.marks}>
      {factsOf(method).marks.map(({ icon }) => (
        <CollectionIcon key={icon} icon={icon} size={24} />
      ))}
    </span>
  );
}
