import { useApp } from '../app-instance.tsx';
import styles from './breadcrumbs.module.css';
import { PageLink } from './page-link.tsx';

/** The way from the home page, which is always the first; the page itself, whose title follows, is not part of it. */
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
