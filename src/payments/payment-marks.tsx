import { CollectionIcon } from '../icons/collection-icon.tsx';
import styles from './payment-marks.module.css';

/** The logos of a payment method. Its name is in the text beside them. */
export function PaymentMarks({ icons }: { icons: readonly string[] }) {
  return (
    <span className={styles.marks}>
      {icons.map((icon) => (
        <CollectionIcon key={icon} icon={icon} size={24} />
      ))}
    </span>
  );
}
