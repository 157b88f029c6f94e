import { useApp } from '../app-instance.tsx';
import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link.tsx';

/** The trail from the home page, which is always first, to the page's parent; the page itself is not included. */
export function Breadcrumbs({ trail = [] }: { trail?: readonly { to: string; title: string }[] }) {
  const { surface, locale, shop, t } = useApp();
  return (
    <nav aria-label={t('site.breadcrumbs')}>
      <ol className={styles.trail}>
        {[{ to: surface.homePath(locale), title: shop.name }, ...trail].map(({ to, title }) => (
          <li key={to}>
            <PageLink to={to}>{title}</PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
