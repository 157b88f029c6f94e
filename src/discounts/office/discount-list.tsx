import { useApp } from '../../app-instance.tsx';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import type { Locale } from '../../i18n/locales.ts';
import { choice, listFilters, searchText } from '../../lists/office/list-filters.ts';
import type { CellWriters } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { formatPercent } from '../../numbers/format-percent.ts';
import type { DiscountsListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { MAX_CODE_LENGTH } from '../discount-code.ts';
import { discountStates } from '../discount-state.ts';
import { discountHref } from './discount-href.ts';
import styles from './discount-list.module.css';
import { DiscountMark } from './discount-mark.tsx';

type Listed = DiscountsListQuery['discountCodes']['codes'][number];

/** The text is part of the code. */
const discountFilters = listFilters({
  state: choice('discounts.state', discountStates, (id, t) => t(`discounts.state_${id}`)),
  text: searchText('discounts.search', MAX_CODE_LENGTH),
});

/** The list that an address asks for. */
export function discountListQuery(search: URLSearchParams) {
  return operationQuery('DiscountsList', { ...discountFilters.read(search), ...placeInList(search) });
}

export const discountList: TableList<Listed, string> = {
  route: 'discounts',
  title: 'discounts.title',
  noneYet: 'discounts.noneYet',
  filters: discountFilters,
  idOf: ({ id }) => id,
  hrefOf: discountHref,
  className: styles.codes,
  columns: [
    {
      head: 'discounts.code',
      className: styles.code,
      cell: ({ id, code }) => <PageLink to={discountHref(id)}>{code}</PageLink>,
    },
    { head: 'discounts.reward', className: styles.reward, cell: rewardOf },
    { head: 'discounts.state', className: styles.state, cell: ({ state }) => <DiscountMark state={state} /> },
    { head: 'discounts.period', className: styles.period, cell: (code) => <Period code={code} /> },
    { head: 'discounts.uses', className: styles.uses, isNumber: true, cell: (code) => <Uses code={code} /> },
    {
      head: 'discounts.discounted',
      className: styles.discounted,
      isNumber: true,
      cell: ({ discounted }, { t, money }) =>
        discounted.length > 0 ? (
          <>
            <span className={styles.label}>{t('discounts.discounted')}: </span>
            {discounted.map(money).join(' + ')}
          </>
        ) : null,
    },
  ],
};

function rewardOf({ kind, basisPoints, amounts }: Listed, { t, locale, money }: CellWriters): string {
  if (kind === 'percentage') return formatPercent(basisPoints ?? 0, locale);
  return kind === 'amount' ? amounts.map(money).join(' / ') : t('discounts.kind_free_delivery');
}

function Uses({ code: { uses, maxUses } }: { code: Listed }) {
  const { t } = useApp();
  return (
    <>
      <span className={styles.label}>{t('discounts.uses')}: </span>
      {maxUses === null ? String(uses) : t('discounts.usesOf', { uses, most: maxUses })}
    </>
  );
}

/** What is still ahead. */
function Period({ code: { from, until, state } }: { code: Listed }) {
  const { locale, t } = useApp();
  if (from && state === 'planned') return t('discounts.since', { at: formatBound(from, locale) });
  return until ? t('discounts.to', { at: formatBound(until, locale) }) : '';
}

/** `period-bound.ts` says what it is: a day, or a moment. */
function formatBound(bound: string, locale: Locale): string {
  const [day = '', time] = bound.split('T');
  return [formatDay(day, locale, 'UTC', shortDay), time].filter(Boolean).join(', ');
}
