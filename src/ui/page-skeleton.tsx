import { useT } from '../app-instance.tsx';
import { classNames } from './class-names.ts';
import layout from './layout.module.css';
import styles from './page-skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const lines = cards.slice(0, 6);
const withCards = ['home', 'listing', 'search'];

/** Holds the page's room while it is on its way, in the shape that its route will have. */
export function PageSkeleton({ route }: { route: string }) {
  const t = useT();
  return (
    <div className={layout.page} aria-busy="true" data-skeleton>
      <VisuallyHidden>{t('site.loading')}</VisuallyHidden>
      {route === 'product' ? <ProductShape /> : <div className={styles.title} />}
      {withCards.includes(route) ? <CardShapes /> : null}
      {route === 'product' || withCards.includes(route) ? null : <TextShape />}
    </div>
  );
}

function CardShapes() {
  return (
    <div className={styles.grid}>
      {cards.map((card) => (
        <div key={card}>
          <div className={styles.picture} />
          <div className={styles.line} />
        </div>
      ))}
    </div>
  );
}

function ProductShape() {
  return (
    <div className={styles.product}>
      <div className={styles.picture} />
      <div>
        <div className={styles.title} />
        <TextShape />
      </div>
    </div>
  );
}

function TextShape() {
  return lines.map((line, index) => (
    <div key={line} className={classNames(styles.line, index % 3 < 2 && styles.long)} />
  ));
}
