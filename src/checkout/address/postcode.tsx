import styles from './postcode.module.css';

/** Whole at the end of a line too, and copied as it is. */
export function Postcode({ code }: { code: string }) {
  return <span className={styles.postcode}>{code}</span>;
}
