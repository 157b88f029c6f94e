import { useT } from '../app-instance.tsx';
import layout from './layout.module.css';
import styles from './page-skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Takes the page's place while it is loading. */
export function PageSkeleton() {
  const t = useT();
  return (
    <div className={layout.page} aria-busy="true">
      <VisuallyHidden>{t('site.loading')}</VisuallyHidden>
      <div className={styles.title} />
      <div className={styles.grid}>
        {places.map((place) => (
          <div key={place}>
            <div className={styles.picture} />
            <div className={styles.line} />
          </div>
        ))}
      </div>
    </div>
  );
}
