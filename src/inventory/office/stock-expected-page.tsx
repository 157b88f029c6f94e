// What is on its way: the earliest first, late ones marked, received with one press.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { stockLineRefusals } from '../../catalogue/office/stock/stock-refusals.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { refusalMessage } from '../../i18n/refusal-message.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import { useOperationMutation } from '../../query-client.ts';
import { refetchQuery } from '../../ui/office/refetch-query.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { expectedGoodsRefusals } from './expected-goods-refusals.ts';
import { type ExpectedRow, expectedList, expectedQuery } from './expected-list.tsx';
import { loadStockTexts } from './load-stock-texts.ts';
import { type DoneEntry, StockDone } from './stock-done.tsx';
import { nameOf } from './stock-queries.ts';

export const loadTexts = joinTexts(loadListTexts, loadStockTexts);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(expectedQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('stock.expectedGoods') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t, showToast } = useApp();
  const { expectedGoods: found } = useSuspenseQuery(expectedQuery(search)).data;
  const queryClient = useQueryClient();
  const refetch = () => refetchQuery(queryClient, expectedQuery(search)).catch(() => undefined);
  const receiving = useOperationMutation('StockReceiveExpected');
  const removing = useOperationMutation('StockRemoveExpected');
  const [done, setDone] = useState<DoneEntry | null>(null);
  const receive = async (row: ExpectedRow) => {
    const { receiveExpectedGoods: answer } = await receiving.mutateAsync({ id: row.id });
    const [refused] = answer.refused;
    if (answer.refusal) {
      const kind = refused?.refusal ?? 'ExpectedUnknown';
      const message = refusalMessage(
        { ...stockLineRefusals, ...expectedGoodsRefusals },
        kind,
        'stock.refusal_ExpectedUnknown',
      );
      showToast({
        kind: 'error',
        text: t(message, { onHand: refused?.onHand ?? 0, reserved: refused?.reserved ?? 0 }),
      });
    } else {
      const text = t('stock.corrected', { title: nameOf(row), onHand: answer.lines[0]?.onHand ?? 0 });
      setDone({ batchId: answer.batchId ?? null, text });
    }
    await refetch();
  };
  const remove = async (row: ExpectedRow) => {
    const { removeExpectedGoods } = await removing.mutateAsync({ id: row.id });
    const { refusal } = removeExpectedGoods;
    if (refusal)
      showToast({
        kind: 'error',
        text: t(refusalMessage(expectedGoodsRefusals, refusal, 'stock.refusal_ExpectedUnknown')),
      });
    await refetch();
  };
  const run = (work: Promise<void>) => void work.catch(showToast);
  return (
    <OfficeList
      list={expectedList({ receive: (row) => run(receive(row)), remove: (row) => run(remove(row)) })}
      rows={found.lines}
      ends={found}
      search={search}
      actions={<PageLink to={officeUrlOf('stock')}>{t('stock.all')}</PageLink>}
      notice={<StockDone done={done} onUndone={refetch} />}
    />
  );
};
