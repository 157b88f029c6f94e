// Withdrawals that wait for somebody of the shop, the oldest first, each with the day by which its money goes back.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { loadReturnTexts } from '../../fulfilment/office/load-return-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { ChosenBar } from '../../lists/office/chosen-bar.tsx';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { useListSelection } from '../../lists/office/use-list-selection.ts';
import type { PageModule } from '../../page-module.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { ClosedMany, useCloseMany } from './close-many.tsx';
import { loadReturnsQueueTexts } from './load-returns-queue-texts.ts';
import { returnFilters } from './return-filters.ts';
import { returnList } from './return-list.tsx';
import { type ListedReturn, returnListQuery } from './returns-queue-queries.ts';

export const loadTexts = joinTexts(loadListTexts, loadReturnsQueueTexts, loadReturnTexts);

export const head: PageModule['head'] = ({ t }) => ({ title: t('returns.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const { t } = useApp();
  const may = useMay();
  const { listedReturns: found } = useSuspenseQuery(returnListQuery(search)).data;
  const many = useCloseMany();
  const selection = useListSelection({
    entries: found.returns.flatMap(({ number, status }) => (isOpen(status) ? [[number, null] as const] : [])),
    key: returnFilters.toQuery(returnFilters.read(search)),
    startsFull: false,
  });
  const numbers = [...selection.chosen.keys()];
  const close = async () => {
    await many.close(numbers);
    selection.clear();
  };
  const list = { list: returnList, rows: found.returns, ends: found, search };
  if (!may(['orders.refund'])) return <OfficeList {...list} />;
  return (
    <OfficeList
      {...list}
      notice={<ClosedMany {...many} />}
      selection={{ state: selection, textOf: ({ number }) => t('returns.select', { number }) }}
    >
      <ChosenBar label={t('returns.bar')} count={numbers.length} onClear={selection.clear}>
        <Button size="small" kind="primary" isBusy={many.isPending} onClick={close}>
          {t('returns.close')}
        </Button>
      </ChosenBar>
    </OfficeList>
  );
};

const isOpen = (status: ListedReturn['status']) => status === 'announced' || status === 'received';
