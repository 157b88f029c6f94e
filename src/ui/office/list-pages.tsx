// The way to the pages beside this one of a list, whose newest rows come first.
import { useT } from '../../app-instance.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { PageLink } from '../page-link.tsx';
import styles from './list-page.module.css';

/** A list's page, and the group of its texts. */
export type ListName = 'orders' | 'customers' | 'discounts' | 'reviews' | 'subscribers';

type ListPagesProps = {
  list: ListName;
  /** Its filters, as parameters of the address. */
  values: Readonly<Record<string, string | undefined>>;
  /** The row before which the older page begins, and the one after which the newer does; none at either end. */
  before: string | number | null | undefined;
  after: string | number | null | undefined;
};

export function ListPages({ list, values, before, after }: ListPagesProps) {
  const t = useT();
  if (before == null && after == null) return null;
  return (
    <nav className={styles.pages} aria-label={t(`${list}.pages`)}>
      {after == null ? null : (
        <PageLink to={officeUrlOf(list, { ...values, after: String(after) })} rel="prev">
          {t(`${list}.newer`)}
        </PageLink>
      )}
      {before == null ? null : (
        <PageLink to={officeUrlOf(list, { ...values, before: String(before) })} rel="next">
          {t(`${list}.older`)}
        </PageLink>
      )}
    </nav>
  );
}
