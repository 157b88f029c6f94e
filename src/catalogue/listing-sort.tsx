// A GET form: without JavaScript its button sorts, with it choosing is enough.
import { useLocation } from 'wouter';
import { useT } from '../app-instance.tsx';
import { type RouteLocation, urlOf } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './listing-page.module.css';

const sortTexts = {
  featured: 'listing.sortFeatured',
  newest: 'listing.sortNewest',
  'price-asc': 'listing.sortPriceAsc',
  'price-desc': 'listing.sortPriceDesc',
  title: 'listing.sortTitle',
} as const;

type Sort = keyof typeof sortTexts;
const sorts = Object.keys(sortTexts) as Sort[];
const DEFAULT_SORT: Sort = 'featured';

/** The order in the address, left out when it is the default one. */
export function sortIn(location: RouteLocation): Sort | undefined {
  const written = location.search.get('sort');
  return sorts.find((sort) => sort === written && sort !== DEFAULT_SORT);
}

export function ListingSort({ location, collection }: { location: RouteLocation; collection: string }) {
  const t = useT();
  const [, navigate] = useLocation();
  const sort = sortIn(location) ?? DEFAULT_SORT;
  const page = { locale: location.locale, collection };
  return (
    <form className={styles.sort} method="get" action={urlOf('listing', page)}>
      <SelectField
        key={sort}
        label={t('listing.sort')}
        name="sort"
        defaultValue={sort}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          navigate(urlOf('listing', page, { sort: chosen === DEFAULT_SORT ? undefined : chosen }));
        }}
      >
        {sorts.map((value) => (
          <option key={value} value={value}>
            {t(sortTexts[value])}
          </option>
        ))}
      </SelectField>
      <noscript>
        <Button type="submit">{t('listing.applySort')}</Button>
      </noscript>
    </form>
  );
}
