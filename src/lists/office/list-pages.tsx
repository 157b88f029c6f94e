// The way to the pages beside this one of a list.
import { useT } from '../../app-instance.tsx';
import { type OfficeRouteName, officeUrlOf } from '../../office-addresses.ts';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './office-list.module.css';

/** The row before which the next page begins, and the one after which the previous one ends; none at either end. */
export type PageEnds = { before?: string | null | undefined; after?: string | null | undefined };

type ListPagesProps = {
  route: OfficeRouteName;
  /** Those of its address. */
  params?: Readonly<Record<string, string>>;
  /** Its filters, as parameters of the address. */
  values: Readonly<Record<string, string | undefined>>;
  ends: PageEnds;
};

export function ListPages({ route, params, values, ends: { before, after } }: ListPagesProps) {
  const t = useT();
  if (before == null && after == null) return null;
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {after == null ? null : (
        <PageLink to={officeUrlOf(route, { ...values, after }, params)} rel="prev">
          {t('list.previous')}
        </PageLink>
      )}
      {before == null ? null : (
        <PageLink to={officeUrlOf(route, { ...values, before }, params)} rel="next">
          {t('list.next')}
        </PageLink>
      )}
    </nav>
  );
}
