// What the list of stock can be narrowed to, each with how many variants it would leave.
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { countText } from '../../lists/office/count-text.ts';
import type { ListChoice } from '../../lists/office/list-filters.ts';
import { operationQuery } from '../../query-client.ts';
import { MOST_COUNTED, stockShows } from '../stock-shows.ts';

export function useStockChoices(text: string | null): Record<string, ListChoice[]> {
  const t = useT();
  const { stockCounts = [] } = useQuery(operationQuery('StockCounts', { text })).data ?? {};
  return {
    show: stockShows.map((id) => {
      const count = stockCounts.find(({ show }) => show === id)?.count;
      const name = t(`stock.show_${id}`);
      return { id, name: count === undefined ? name : `${name} (${countText(count, MOST_COUNTED)})` };
    }),
  };
}
