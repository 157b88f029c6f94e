import { useApp } from '../../app-instance.tsx';
import { classNames } from '../class-names.ts';
import styles from './wordmark.module.css';

/** The shop's name as its own drawing, which the server sends with the page's icons, or as text. */
export function Wordmark({ className }: { className?: string | undefined }) {
  const { name, drawings } = useApp().shop;
  const { wordmark } = drawings;
  if (!wordmark) return <span className={styles.name}>{name}</span>;
  return (
    <svg className={classNames(styles.wordmark, className)} viewBox={wordmark} role="img" aria-label={name}>
      <use href="#icon-shop-wordmark" />
    </svg>
  );
}
