// The ledger of stock: every change of what is on hand, of one variant or of all, the newest first.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { loadStockTexts } from './load-stock-texts.ts';
import { movementFilters, movementList, movementsQuery } from './movement-list.tsx';
import { movementsCsvUrl } from './movements-csv-url.ts';
import { nameOf, stockShowQuery } from './stock-queries.ts';

export const loadTexts = joinTexts(loadListTexts, loadStockTexts);

export const load: PageLoad = (queryClient, { search }) =>
  Promise.all([
    queryClient.ensureQueryData(movementsQuery(search)),
    queryClient.ensureQueryData(stockShowQuery(search.get('variant') ?? '')),
  ]);

export const head: PageModule['head'] = ({ t }) => ({ title: t('stock.movements') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const { stockMovements: found } = useSuspenseQuery(movementsQuery(search)).data;
  const { stockOfVariant: variant } = useSuspenseQuery(stockShowQuery(search.get('variant') ?? '')).data;
  const query = movementFilters.toQuery(movementFilters.read(search));
  return (
    <OfficeList
      list={movementList(variant != null)}
      rows={found.movements}
      ends={found}
      search={search}
      actions={
        <nav className={`${layout.row} ${layout.tight}`} aria-label={t('stock.movements')}>
          <PageLink to={officeUrlOf('stock')}>{t('stock.all')}</PageLink>
          <a href={movementsCsvUrl(query)}>{t('stock.csv')}</a>
        </nav>
      }
      notice={
        variant ? (
          <p>
            <b>{nameOf(variant)}</b> {variant.sku}: {t('stock.onHandNow', { count: variant.onHand })}
          </p>
        ) : null
      }
    />
  );
};
