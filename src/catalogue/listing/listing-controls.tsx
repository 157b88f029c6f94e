// Facets, price and order of a listing: a GET form. Without JavaScript its button applies them, with it each choice is
// enough. What is chosen stands in the address; the fields follow it, also back and forward.
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { pathOf, type RouteLocation } from '../../addresses.ts';
import { useApp, useT } from '../../app-instance.tsx';
import { ChevronIcon } from '../../icons/control-icons.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { MINOR_UNITS } from '../../money.ts';
import type { ProductPageFieldsFragment } from '../../operations.generated.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ScriptButton } from '../../ui/script-button.tsx';
import { listingUrl, type Sort, searchTextIn, sortIn, sortsOf, sortTexts } from './listing-address.ts';
import styles from './listing-controls.module.css';
import { type ListingFilters, readFilters } from './listing-filters.ts';

/** Ticked, unticked or selected before the scripts came. */
const otherThanSent = ':checked:not(:default),input:default:not(:checked)';

type ListingControlsProps = { location: RouteLocation; products: ProductPageFieldsFragment };

export function ListingControls({ location, products: { facets, totalCount } }: ListingControlsProps) {
  const { t } = useApp();
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const filters = readFilters(location.search);
  const sorts = sortsOf(location);
  const sort = sortIn(location) ?? sorts[0];
  const url = listingUrl(location, {});
  useFollowing(form, url, sort);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    if (event.type === 'submit') event.preventDefault();
    // React gives the input event of each key under the name of change.
    else if ((event.target as HTMLInputElement).type === 'text') return;
    const fields = new FormData(event.currentTarget);
    const wanted = readFilters(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])));
    const to = listingUrl(location, { filters: wanted, sort: fields.get('sort') as Sort });
    if (to !== url) navigate(to, { state: { isInPlace: true } });
  };
  const text = searchTextIn(location);
  return (
    <form
      className={styles.controls}
      ref={form}
      method="get"
      action={pathOf(location.href)}
      // A browser would put back what was chosen at another time, and the address says what is shown.
      autoComplete="off"
      aria-label={t('listing.filters')}
      onChange={apply}
      onSubmit={apply}
    >
      {text ? <input type="hidden" name="q" value={text} /> : null}
      <div className={styles.facets}>
        {facets.choices.map((facet) => (
          <Facet
            key={facet.name}
            facet={facet}
            chosen={filters.choices.get(facet.name) ?? []}
            totalCount={totalCount}
          />
        ))}
        <PriceFacet facets={facets} filters={filters} />
        {facets.inStockCount > 0 || filters.isInStock ? (
          <label className={styles.pill}>
            <input type="checkbox" name="stock" value="1" defaultChecked={filters.isInStock} />
            {t('listing.inStock')}
            <span className={styles.count}>{facets.inStockCount}</span>
          </label>
        ) : null}
      </div>
      <SortField sorts={sorts} sort={sort} />
    </form>
  );
}

/** The fields follow the address; a choice that was made before the scripts came is sent. */
function useFollowing(form: RefObject<HTMLFormElement | null>, url: string, sort: Sort | undefined): void {
  const isFollowing = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the address the default values change
  useEffect(() => {
    if (!isFollowing.current) {
      isFollowing.current = true;
      if (form.current?.querySelector(otherThanSent)) form.current.requestSubmit();
      return;
    }
    form.current?.reset();
    const order = form.current?.elements.namedItem('sort');
    if (order instanceof HTMLSelectElement && sort) order.value = sort;
  }, [url]);
}

function SortField({ sorts, sort }: { sorts: readonly Sort[]; sort: Sort | undefined }) {
  const t = useT();
  return (
    <div className={styles.sort}>
      <label>
        {t('listing.sort')}
        <select name="sort" defaultValue={sort}>
          {sorts.map((value) => (
            <option key={value} value={value}>
              {t(sortTexts[value])}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </label>
      <noscript>
        <Button type="submit">{t('listing.apply')}</Button>
      </noscript>
    </div>
  );
}

type FacetProps = {
  facet: ProductPageFieldsFragment['facets']['choices'][number];
  chosen: readonly string[];
  totalCount: number;
};

function Facet({ facet: { name, label, values }, chosen, totalCount }: FacetProps) {
  const { t } = useApp();
  const title = label || t('listing.tag');
  return (
    <details className={styles.facet} data-drop-down>
      <summary>
        <PillText title={title} count={chosen.length} />
      </summary>
      <fieldset className={styles.panel}>
        <legend>{title}</legend>
        <div className={classNames(styles.values, values.length > 8 && styles.many)}>
          {values.map(({ choice, label: text, count }) => {
            const isChosen = chosen.includes(choice);
            return (
              <label key={choice} className={styles.value}>
                <input
                  type="checkbox"
                  name={name}
                  value={choice}
                  defaultChecked={isChosen}
                  disabled={count === 0 && !isChosen}
                />
                {text}
                <span className={styles.count}>{count}</span>
              </label>
            );
          })}
        </div>
        <SheetButtons totalCount={totalCount} />
      </fieldset>
    </details>
  );
}

/**
 * On phones a panel is a sheet over the page: one button leaves it without a choice, the other leads on to what the
 * choices leave.
 */
function SheetButtons({ totalCount }: { totalCount?: number }) {
  const { t } = useApp();
  return (
    <>
      <ScriptButton className={styles.close} data-close aria-label={t('listing.close')}>
        <CrossIcon />
      </ScriptButton>
      {totalCount === undefined ? null : (
        <div className={styles.show}>
          <Button kind="primary" type="submit" isWide data-close>
            {t('listing.show', { count: totalCount })}
          </Button>
        </div>
      )}
    </>
  );
}

type PriceFacetProps = { facets: ProductPageFieldsFragment['facets']; filters: ListingFilters };

function PriceFacet({ facets: { minPrice, maxPrice }, filters }: PriceFacetProps) {
  const { t } = useApp();
  const isChosen = Boolean(filters.minPrice || filters.maxPrice);
  if (!minPrice || !maxPrice || (minPrice.minor === maxPrice.minor && !isChosen)) return null;
  const { currency } = minPrice;
  const bounds = [
    {
      name: 'min',
      text: t('listing.minPrice', { currency }),
      value: filters.minPrice,
      limit: minPrice.minor / MINOR_UNITS,
    },
    {
      name: 'max',
      text: t('listing.maxPrice', { currency }),
      value: filters.maxPrice,
      limit: maxPrice.minor / MINOR_UNITS,
    },
  ];
  return (
    <details className={styles.facet} data-drop-down>
      <summary>
        <PillText title={t('listing.price')} count={Number(isChosen)} />
      </summary>
      <fieldset className={styles.panel}>
        <legend>{t('listing.price')}</legend>
        <div className={styles.prices}>
          {bounds.map(({ name, text, value, limit }) => (
            <label key={name}>
              {text}
              <input
                name={name}
                type="text"
                inputMode="numeric"
                maxLength={7}
                defaultValue={value ?? ''}
                placeholder={String(name === 'min' ? Math.floor(limit) : Math.ceil(limit))}
              />
            </label>
          ))}
        </div>
        <Button type="submit" size="small" isWide data-close>
          {t('listing.apply')}
        </Button>
        <SheetButtons />
      </fieldset>
    </details>
  );
}

function PillText({ title, count }: { title: string; count: number }) {
  return (
    <span className={styles.pill}>
      {title}
      {count > 0 ? <span className={styles.chosen}>{count}</span> : <ChevronIcon />}
    </span>
  );
}
