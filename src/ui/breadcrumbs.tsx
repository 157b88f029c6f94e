import { useT } from '../app-instance.tsx';
import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link.tsx';

/** The way from the home page; the page itself, whose title follows, is not part of it. */
export function Breadcrumbs({ trail }: { trail: readonly { to: string; title: string }[] }) {
  const t = useT();
  return (
    <nav aria-label={t('site.breadcrumbs')}>
      <ol className={styles.trail}>
        {trail.map(({ to, title }) => (
          <li key={to}>
            <PageLink to={to}>{title}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
