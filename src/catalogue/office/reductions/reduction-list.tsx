import { choice, listFilters } from '../../../lists/office/list-filters.ts';
import type { CellWriters } from '../../../lists/office/list-table.tsx';
import type { TableList } from '../../../lists/office/office-list.tsx';
import { placeInList } from '../../../lists/office/place-in-list.ts';
import { formatPercent } from '../../../numbers/format-percent.ts';
import type { ReductionsListQuery } from '../../../office-operations.generated.ts';
import { operationQuery } from '../../../query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { StateMark, type StateTone } from '../../../ui/office/state-mark.tsx';
import page from '../../../ui/office/work-page.module.css';
import { type ReductionState, reductionStates } from '../../reductions/reduction-kinds.ts';
import styles from './reduction-list.module.css';

export type ListedReduction = ReductionsListQuery['listedReductions']['reductions'][number];

const reductionFilters = listFilters({
  state: choice('reductions.state', reductionStates, (id, t) => t(`reductions.state_${id}`)),
});

/** The list that an address asks for. */
export function reductionListQuery(search: URLSearchParams) {
  return operationQuery('ReductionsList', { ...reductionFilters.read(search), ...placeInList(search) });
}

const tones: Record<ReductionState, StateTone> = { running: 'done', planned: 'wait', over: 'off' };

type Ending = { endingId: string | null; onEnd(row: ListedReduction): void };

export function reductionList({ endingId, onEnd }: Ending): TableList<ListedReduction, string> {
  return {
    route: 'reductions',
    title: 'reductions.title',
    noneYet: 'reductions.noneYet',
    filters: reductionFilters,
    idOf: ({ id }) => id,
    className: styles.reductions,
    columns: [
      { head: 'reductions.goods', className: styles.goods, cell: goodsOf },
      { head: 'reductions.off', className: styles.off, isNumber: true, cell: offOf },
      {
        head: 'reductions.state',
        className: styles.state,
        cell: ({ state }, { t }) => <StateMark tone={tones[state]}>{t(`reductions.state_${state}`)}</StateMark>,
      },
      { head: 'reductions.from', className: styles.from, cell: ({ beginsAt }, { moment }) => moment(beginsAt) },
      {
        head: 'reductions.until',
        className: styles.until,
        cell: ({ endsAt }, { t, moment }) => (endsAt ? moment(endsAt) : t('reductions.open')),
      },
      {
        head: 'reductions.end',
        isHeadHidden: true,
        className: styles.end,
        cell: (row, { t }) =>
          row.state === 'over' ? null : (
            <Button size="small" isBusy={endingId === row.id} onClick={() => onEnd(row)}>
              {t(row.state === 'running' ? 'reductions.endNow' : 'reductions.withdraw')}
            </Button>
          ),
      },
    ],
  };
}

/** What the merchant calls it, or else which products it is of. */
function goodsOf({ title, products, productCount, prices, currency }: ListedReduction, { t }: CellWriters) {
  const others = productCount - products.length;
  const named = products.join(', ') + (others > 0 ? ` ${t('reductions.more', { count: others })}` : '');
  return (
    <>
      {title || named}
      <small className={page.headNote}>
        {title ? `${named} · ` : ''}
        {t('reductions.prices', { count: prices, currency })}
      </small>
    </>
  );
}

function offOf({ lowestOff, highestOff }: ListedReduction, { locale }: CellWriters): string {
  const ends = [...new Set([lowestOff, highestOff])].map((points) => formatPercent(points, locale));
  return ends.join(' – ');
}
