import styles from './whole-postcode.module.css';

/** A text with a postcode in it, which stays whole at the end of a line, and is copied as it is. */
export function WholePostcode({ text, code }: { text: string; code: string }) {
  const at = code ? text.lastIndexOf(code) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.postalCode}>{code}</span>
      {text.slice(at + code.length)}
    </>
  );
}
