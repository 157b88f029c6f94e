import { shopIdentity } from '../../shop-identity.ts';
import { classNames } from '../class-names.ts';
import styles from './wordmark.module.css';

/** The shop's name in letters cut from paper: its own drawing, no font. The sheet holds it, so that no script has to. */
export function Wordmark({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.wordmark, className)} role="img" aria-label={shopIdentity.name} />;
}
