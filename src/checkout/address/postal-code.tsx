import styles from './postal-code.module.css';

/** Whole at the end of a line too, and copied as it is. */
export function PostalCode({ code }: { code: string }) {
  return <span className={styles.postalCode}>{code}</span>;
}
