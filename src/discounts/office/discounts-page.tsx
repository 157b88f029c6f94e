// The list of discount codes: the newest first, fifty a page, by state and part of the code, worked by keys as well as by hand.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useT } from '../../app-instance.tsx';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { LinkButton } from '../../ui/button.tsx';
import { FilterBar } from '../../ui/office/filter-bar.tsx';
import lists from '../../ui/office/list-page.module.css';
import { ListPages } from '../../ui/office/list-pages.tsx';
import { useCurrentRow } from '../../ui/office/use-current-row.ts';
import { useOfficeKeys } from '../../ui/office/use-office-keys.ts';
import page from '../../ui/office/work-page.module.css';
import { MAX_CODE_LENGTH } from '../discount-code.ts';
import { discountStates } from '../discount-state.ts';
import { discountListQuery, NEW_CODE, readDiscountFilters } from './discount-queries.ts';
import { DiscountTable, discountHref } from './discount-table.tsx';
import { loadDiscountTexts } from './load-discount-texts.ts';

export const loadTexts = loadDiscountTexts;

// With the page: nobody else in the office waits for its bytes.
export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(discountListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('discounts.title') });

export const Page: PageModule['Page'] = ({ location }) => {
  const t = useT();
  const [, navigate] = useLocation();
  const { state, text } = readDiscountFilters(location.search);
  const { codes, before, after } = useSuspenseQuery(discountListQuery(location.search)).data.discountCodes;
  const current = useCurrentRow(
    codes.map(({ id }) => id),
    discountHref,
  );
  useOfficeKeys({ n: () => navigate(discountHref(NEW_CODE)) });
  const values = { state: state ?? undefined, text: text ?? undefined };
  const states = discountStates.map((id) => ({ id, name: t(`discounts.state_${id}`) }));
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('discounts.title')}
        </h1>
        <LinkButton kind="primary" size="small" to={discountHref(NEW_CODE)}>
          {t('discounts.new')}
        </LinkButton>
      </div>
      <FilterBar
        list="discounts"
        values={values}
        fields={[{ name: 'state', label: t('discounts.state'), options: states }]}
        maxSearchLength={MAX_CODE_LENGTH}
      />
      {codes.length === 0 ? (
        <p className={lists.none}>{t(state || text ? 'discounts.none' : 'discounts.noneYet')}</p>
      ) : (
        <div className={lists.list}>
          <DiscountTable codes={codes} currentId={current} />
        </div>
      )}
      <ListPages list="discounts" values={values} before={before} after={after} />
    </div>
  );
};
